import { required } from '../../lib/required.ts'
import { BOTTOMS, type CategoryKey, type CategoryPlan, named, TOPS, type Who } from './categories.ts'
import type { LocalizedText } from './localized-text.ts'

const GEAR: LocalizedText = ['Gear', 'Sprzęt']

const TRAINING: LocalizedText = ['Training', 'Trening']

/** The title of a subcategory of What's new or Sale, from its name or its title elsewhere. */
type TitleOf = (name: LocalizedText) => LocalizedText

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const NEW: TitleOf = ([english, polish]) => [`New: ${lower(english)}`, `Nowości: ${lower(polish)}`]
const ON_SALE: TitleOf = ([english, polish]) => [`Sale: ${lower(english)}`, `Promocje: ${lower(polish)}`]

/** What's new and Sale have the main categories as subcategories. */
function mainCategories(key: string, titleOf: TitleOf): CategoryPlan[] {
  const clothing = (who: Who, name: LocalizedText): CategoryPlan => ({
    key: `${key}-${who}`,
    image: `scene-${who}-wide.webp`,
    name,
    title: titleOf(name),
    children: [['tops', TOPS] as const, ['bottoms', BOTTOMS] as const].map(([part, partName]) => ({
      key: `${key}-${who}-${part}`,
      name: partName,
      title: titleOf(required(named(who, partName).title, 'title')),
    })),
  })
  return [
    clothing('women', ['Women', 'Kobiety']),
    clothing('men', ['Men', 'Mężczyźni']),
    { key: `${key}-gear`, image: 'scene-gear-wide.webp', name: GEAR, title: titleOf(GEAR) },
    { key: `${key}-training`, image: 'scene-training-wide.webp', name: TRAINING, title: titleOf(TRAINING) },
  ]
}

const warm = (who: Who): CategoryPlan[] => [
  { key: `${who}-fleeces`, ...named(who, ['Fleeces', 'Polary']) },
  { key: `${who}-sweatshirts`, ...named(who, ['Sweatshirts', 'Bluzy dresowe']) },
]

const sleeved = (who: Who, english: string, polish: string): LocalizedText =>
  who === 'women'
    ? [`Women’s ${english}-sleeved tees`, `Koszulki damskie z ${polish} rękawem`]
    : [`Men’s ${english}-sleeved tees`, `Koszulki męskie z ${polish} rękawem`]

const sleeves = (who: Who): CategoryPlan[] => [
  { key: `${who}-short-sleeves`, name: ['Short sleeves', 'Krótki rękaw'], title: sleeved(who, 'short', 'krótkim') },
  {
    key: `${who}-long-sleeves`,
    name: ['Long sleeves', 'Długi rękaw'],
    title: sleeved(who, 'long', 'długim'),
    description: [
      'Merino and thermal layers that lie next to the skin, and cotton for days without a plan.',
      'Merino i warstwy termoaktywne przy skórze, a do tego bawełna na dni bez planu.',
    ],
  },
]

const small = (who: Who): CategoryPlan[] => [
  { key: `${who}-hats`, ...named(who, ['Hats and caps', 'Czapki']) },
  { key: `${who}-socks`, ...named(who, ['Socks', 'Skarpety']) },
]

/** The subcategories of `categories.ts`, inserted after those, so that their ids do not change. */
export const SUBCATEGORIES: Readonly<Record<CategoryKey, readonly CategoryPlan[]>> = {
  'women-hoodies': warm('women'),
  'women-tees': sleeves('women'),
  'women-bras': [
    { key: 'women-sports-bras', name: ['Sports bras', 'Staniki sportowe'] },
    { key: 'women-tanks', name: ['Tanks', 'Topy'], title: ['Women’s tanks', 'Topy damskie'] },
  ],
  'women-accessories': small('women'),
  'men-hoodies': warm('men'),
  'men-tees': [...sleeves('men'), { key: 'men-tanks', name: ['Tanks', 'Bez rękawów'], title: ['Men’s tanks', 'Koszulki męskie bez rękawów'] }],
  'men-accessories': small('men'),
  backpacks: [
    { key: 'day-packs', name: ['Day packs', 'Plecaki jednodniowe'] },
    {
      key: 'trekking-packs',
      name: ['Trekking packs', 'Plecaki trekkingowe'],
      description: ['From hut to hut, with or without a tent.', 'Od schroniska do schroniska, z namiotem albo bez.'],
    },
  ],
  duffels: [
    { key: 'duffel-bags', name: ['Duffels', 'Torby podróżne'] },
    { key: 'tote-bags', name: ['Totes', 'Torby na ramię'] },
  ],
  fitness: [
    {
      key: 'strength',
      name: ['Strength', 'Siła'],
      children: [
        { key: 'weights', name: ['Kettlebells and dumbbells', 'Kettlebelle i hantle'] },
        { key: 'bands', name: ['Bands', 'Gumy oporowe'] },
      ],
    },
    {
      key: 'mobility',
      name: ['Yoga and recovery', 'Joga i regeneracja'],
      children: [
        { key: 'mats', name: ['Mats', 'Maty'] },
        { key: 'recovery', name: ['Rollers and balls', 'Rollery i piłki'] },
      ],
    },
  ],
  gear: [
    {
      key: 'sets',
      image: 'scene-gear-wide.webp',
      name: ['Sets', 'Zestawy'],
      description: [
        'Things that go together, for less than each of them alone.',
        'Rzeczy, które do siebie pasują, taniej niż każda z osobna.',
      ],
    },
  ],
  videos: [
    { key: 'strength-lessons', name: ['Strength lessons', 'Lekcje siły'] },
    { key: 'mobility-lessons', name: ['Mobility and yoga', 'Mobilność i joga'] },
  ],
  training: [
    { key: 'training-plans', image: 'scene-training-wide.webp', name: ['Training plans', 'Plany treningowe'] },
    { key: 'workshops', image: 'scene-workshops-wide.webp', name: ['Workshops', 'Warsztaty'], description: ['With people, outdoors or online.', 'Z ludźmi, w terenie albo online.'] },
  ],
  // Last, so that of two trails of the same length the breadcrumbs choose that of the shop and not of the season.
  new: mainCategories('new', NEW),
  sale: mainCategories('sale', ON_SALE),
}
