import type { LocalizedText } from './localized-text.ts'

export interface CategoryPlan {
  readonly key: string
  readonly name: LocalizedText
  readonly description?: LocalizedText
  /** The name of a drawing, for the tiles on the home page. */
  readonly image?: string
  readonly isHidden?: boolean
  readonly children?: readonly CategoryPlan[]
}

export const ROOT_CATEGORY_ID = 2

/** Keys are unique in the tree; products refer to their deepest category. */
export type CategoryKey = string

const BOTTOMS: LocalizedText = ['Bottoms', 'Dół']
const TOPS: LocalizedText = ['Tops', 'Góra']
const JACKETS: LocalizedText = ['Jackets', 'Kurtki']
const PANTS: LocalizedText = ['Pants', 'Spodnie']

const jackets = (who: string): CategoryPlan[] => [
  {
    key: `${who}-shell`,
    name: ['Shell jackets', 'Kurtki przeciwdeszczowe'],
    description: [
      'Three-layer shells with taped seams, for days when the forecast says “showers” and means it.',
      'Trójwarstwowe kurtki z podklejanymi szwami, na dni, gdy „przelotne opady” trwają do wieczora.',
    ],
  },
  { key: `${who}-insulated`, name: ['Insulated jackets', 'Kurtki ocieplane'] },
  { key: `${who}-wind`, name: ['Wind jackets', 'Wiatrówki'] },
]

const pants = (who: string): CategoryPlan[] => [
  { key: `${who}-hiking-pants`, name: ['Hiking pants', 'Spodnie trekkingowe'] },
  { key: `${who}-joggers`, name: ['Joggers', 'Joggery'] },
]

const bottoms = (who: string): CategoryPlan[] => [
  { key: `${who}-pants`, name: PANTS, children: pants(who) },
  { key: `${who}-tights`, name: ['Tights', 'Legginsy'] },
  { key: `${who}-shorts`, name: who === 'women' ? ['Shorts and skirts', 'Szorty i spódnice'] : ['Shorts', 'Szorty'] },
]

export const CATEGORIES: readonly CategoryPlan[] = [
  {
    key: 'new',
    name: ['What’s new', 'Nowości'],
    image: 'zip-hoodie-women-glacier-front.webp',
    description: ['What came in this season.', 'To, co przyszło w tym sezonie.'],
  },
  {
    key: 'women',
    name: ['Women', 'Kobiety'],
    image: 'shell-jacket-women-spruce-front.webp',
    description: [
      'Layers cut for women, from merino next to the skin to a shell for the ridge.',
      'Warstwy o damskim kroju: od merino przy skórze po kurtkę na grań.',
    ],
    children: [
      {
        key: 'women-tops',
        name: TOPS,
        children: [
          { key: 'women-jackets', name: JACKETS, children: jackets('women') },
          { key: 'women-hoodies', name: ['Hoodies & sweatshirts', 'Bluzy z kapturem i bez'] },
          { key: 'women-tees', name: ['Tees', 'Koszulki'] },
          { key: 'women-bras', name: ['Bras & tanks', 'Staniki i topy'] },
        ],
      },
      { key: 'women-bottoms', name: BOTTOMS, children: bottoms('women') },
      { key: 'women-accessories', name: ['Accessories', 'Akcesoria'] },
    ],
  },
  {
    key: 'men',
    name: ['Men', 'Mężczyźni'],
    image: 'fleece-men-larch-front.webp',
    description: [
      'From a tee for the gym to a shell for a wet October in the Tatras.',
      'Od koszulki na siłownię po kurtkę na mokry październik w Tatrach.',
    ],
    children: [
      {
        key: 'men-tops',
        name: TOPS,
        children: [
          { key: 'men-jackets', name: JACKETS, children: jackets('men') },
          { key: 'men-hoodies', name: ['Hoodies & sweatshirts', 'Bluzy z kapturem i bez'] },
          { key: 'men-tees', name: ['Tees & tanks', 'Koszulki'] },
        ],
      },
      { key: 'men-bottoms', name: BOTTOMS, children: bottoms('men') },
      { key: 'men-accessories', name: ['Accessories', 'Akcesoria'] },
    ],
  },
  {
    key: 'gear',
    name: ['Gear', 'Sprzęt'],
    image: 'backpack-tarn-front.webp',
    description: [
      'Packs, bottles and the few things a home gym needs.',
      'Plecaki, butelki i to niewiele, czego trzeba do ćwiczeń w domu.',
    ],
    children: [
      {
        key: 'bags',
        name: ['Bags', 'Torby i plecaki'],
        children: [
          { key: 'backpacks', name: ['Backpacks', 'Plecaki'] },
          { key: 'duffels', name: ['Duffels and totes', 'Torby'] },
        ],
      },
      { key: 'fitness', name: ['Fitness equipment', 'Sprzęt treningowy'] },
      { key: 'bottles', name: ['Bottles', 'Butelki'] },
      { key: 'watches', name: ['Watches', 'Zegarki'] },
    ],
  },
  {
    key: 'training',
    name: ['Training', 'Trening'],
    image: 'kettlebell-granite-front.webp',
    description: ['Plans and lessons for the weeks before the mountains.', 'Plany i lekcje na tygodnie przed wyjazdem w góry.'],
    children: [{ key: 'videos', name: ['Video downloads', 'Materiały wideo'] }],
  },
  {
    key: 'sale',
    name: ['Sale', 'Promocje'],
    image: 'puffer-jacket-men-rowan-front.webp',
    description: ['Last sizes and last season’s colours.', 'Ostatnie rozmiary i kolory z zeszłego sezonu.'],
  },
  { key: 'bestsellers', name: ['Bestsellers', 'Bestsellers'], isHidden: true },
]
