import type { LocalizedText } from './localized-text.ts'

export interface CategoryPlan {
  readonly key: string
  readonly name: LocalizedText
  /** For browsers' tabs and search engines, where the name alone would be that of another category, too. */
  readonly title?: LocalizedText
  readonly description?: LocalizedText
  /** The name of a scene, for the head of its listing, the tiles on the home page and link previews. */
  readonly image?: string
  readonly isHidden?: boolean
  readonly children?: readonly CategoryPlan[]
}

export const ROOT_CATEGORY_ID = 2

/** Keys are unique in the tree; products refer to their deepest category. */
export type CategoryKey = string

export const BOTTOMS: LocalizedText = ['Bottoms', 'Spodnie i szorty']
export const TOPS: LocalizedText = ['Tops', 'Kurtki i bluzy']
const JACKETS: LocalizedText = ['Jackets', 'Kurtki']
const PANTS: LocalizedText = ['Pants', 'Spodnie']

export type Who = 'women' | 'men'

/** A name and its title for women or men: “Women’s jackets”, „Kurtki damskie”. */
export const named = (who: Who, [english, polish]: LocalizedText): Pick<CategoryPlan, 'name' | 'title'> => ({
  name: [english, polish],
  title: who === 'women' ? [`Women’s ${english.toLowerCase()}`, `${polish} damskie`] : [`Men’s ${english.toLowerCase()}`, `${polish} męskie`],
})

const jackets = (who: Who): CategoryPlan[] => [
  {
    key: `${who}-shell`,
    ...named(who, ['Shell jackets', 'Kurtki przeciwdeszczowe']),
    description: [
      'Three-layer shells with taped seams, for days when the forecast says “showers” and means it.',
      'Trójwarstwowe kurtki z podklejanymi szwami, na dni, gdy „przelotne opady” trwają do wieczora.',
    ],
  },
  { key: `${who}-insulated`, ...named(who, ['Insulated jackets', 'Kurtki ocieplane']) },
  { key: `${who}-wind`, ...named(who, ['Wind jackets', 'Wiatrówki']) },
]

const pants = (who: Who): CategoryPlan[] => [
  { key: `${who}-hiking-pants`, ...named(who, ['Hiking pants', 'Spodnie trekkingowe']) },
  { key: `${who}-joggers`, ...named(who, ['Joggers', 'Joggery']) },
]

const bottoms = (who: Who): CategoryPlan[] => [
  { key: `${who}-pants`, ...named(who, PANTS), children: pants(who) },
  { key: `${who}-tights`, ...named(who, ['Tights', 'Legginsy']) },
  { key: `${who}-shorts`, name: who === 'women' ? ['Shorts and skirts', 'Szorty i spódnice'] : ['Shorts', 'Szorty'] },
]

export const CATEGORIES: readonly CategoryPlan[] = [
  {
    key: 'new',
    name: ['What’s new', 'Nowości'],
    image: 'scene-new-season-wide.webp',
    description: ['What came in this season.', 'To, co przyszło w tym sezonie.'],
  },
  {
    key: 'women',
    name: ['Women', 'Kobiety'],
    image: 'scene-women-wide.webp',
    description: [
      'Layers cut for women, from merino next to the skin to a shell for the ridge.',
      'Warstwy o damskim kroju: od merino przy skórze po kurtkę na grań.',
    ],
    children: [
      {
        key: 'women-tops',
        image: 'scene-women-tops-wide.webp',
        ...named('women', TOPS),
        children: [
          { key: 'women-jackets', image: 'scene-women-jackets-wide.webp', ...named('women', JACKETS), children: jackets('women') },
          { key: 'women-hoodies', ...named('women', ['Hoodies & sweatshirts', 'Bluzy']) },
          { key: 'women-tees', ...named('women', ['Tees', 'Koszulki']) },
          { key: 'women-bras', name: ['Bras & tanks', 'Staniki i topy'] },
        ],
      },
      { key: 'women-bottoms', image: 'scene-women-bottoms-wide.webp', ...named('women', BOTTOMS), children: bottoms('women') },
      { key: 'women-accessories', image: 'scene-accessories-wide.webp', ...named('women', ['Accessories', 'Akcesoria']) },
    ],
  },
  {
    key: 'men',
    name: ['Men', 'Mężczyźni'],
    image: 'scene-men-wide.webp',
    description: [
      'From a tee for the gym to a shell for a wet day in the Tatras.',
      'Od koszulki na siłownię po kurtkę na mokry dzień w Tatrach.',
    ],
    children: [
      {
        key: 'men-tops',
        image: 'scene-men-tops-wide.webp',
        ...named('men', TOPS),
        children: [
          { key: 'men-jackets', image: 'scene-men-jackets-wide.webp', ...named('men', JACKETS), children: jackets('men') },
          { key: 'men-hoodies', ...named('men', ['Hoodies & sweatshirts', 'Bluzy']) },
          { key: 'men-tees', ...named('men', ['Tees & tanks', 'Koszulki']) },
        ],
      },
      { key: 'men-bottoms', image: 'scene-men-bottoms-wide.webp', ...named('men', BOTTOMS), children: bottoms('men') },
      { key: 'men-accessories', image: 'scene-accessories-wide.webp', ...named('men', ['Accessories', 'Akcesoria']) },
    ],
  },
  {
    key: 'gear',
    name: ['Gear', 'Sprzęt'],
    image: 'scene-gear-wide.webp',
    description: [
      'Packs, bottles and the few things a home gym needs.',
      'Plecaki, butelki i to niewiele, czego trzeba do ćwiczeń w domu.',
    ],
    children: [
      {
        key: 'bags',
        image: 'scene-bags-wide.webp',
        name: ['Bags', 'Torby i plecaki'],
        children: [
          { key: 'backpacks', name: ['Backpacks', 'Plecaki'] },
          { key: 'duffels', name: ['Duffels and totes', 'Torby'] },
        ],
      },
      { key: 'fitness', image: 'scene-fitness-wide.webp', name: ['Fitness equipment', 'Sprzęt treningowy'] },
      { key: 'bottles', image: 'scene-bottles-wide.webp', name: ['Bottles', 'Butelki'] },
      { key: 'watches', image: 'scene-watches-wide.webp', name: ['Watches', 'Zegarki'] },
    ],
  },
  {
    key: 'training',
    name: ['Training', 'Trening'],
    image: 'scene-training-wide.webp',
    description: ['Plans and lessons for the weeks before the mountains.', 'Plany i lekcje na tygodnie przed wyjazdem w góry.'],
    children: [{ key: 'videos', image: 'scene-training-wide.webp', name: ['Video downloads', 'Materiały wideo'] }],
  },
  {
    key: 'sale',
    name: ['Sale', 'Promocje'],
    image: 'scene-sale-wide.webp',
    description: ['Last sizes and last season’s colours.', 'Ostatnie rozmiary i kolory z zeszłego sezonu.'],
  },
  { key: 'bestsellers', name: ['Bestsellers', 'Bestsellers'], isHidden: true },
]
