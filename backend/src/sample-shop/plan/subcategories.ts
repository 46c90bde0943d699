import type { CategoryKey, CategoryPlan } from './categories.ts'
import type { LocalizedText } from './localized-text.ts'

const GEAR: LocalizedText = ['Gear', 'Sprzęt']

/** What's new and Sale have the main categories as subcategories. */
const mainCategories = (key: string): CategoryPlan[] => [
  {
    key: `${key}-women`,
    name: ['Women', 'Kobiety'],
    children: [
      { key: `${key}-women-tops`, name: ['Tops', 'Góra'] },
      { key: `${key}-women-bottoms`, name: ['Bottoms', 'Dół'] },
    ],
  },
  {
    key: `${key}-men`,
    name: ['Men', 'Mężczyźni'],
    children: [
      { key: `${key}-men-tops`, name: ['Tops', 'Góra'] },
      { key: `${key}-men-bottoms`, name: ['Bottoms', 'Dół'] },
    ],
  },
  { key: `${key}-gear`, name: GEAR },
  { key: `${key}-training`, name: ['Training', 'Trening'] },
]

const warm = (who: string): CategoryPlan[] => [
  { key: `${who}-fleeces`, name: ['Fleeces', 'Polary'] },
  { key: `${who}-sweatshirts`, name: ['Sweatshirts', 'Bluzy'] },
]

const sleeves = (who: string): CategoryPlan[] => [
  { key: `${who}-short-sleeves`, name: ['Short sleeves', 'Krótki rękaw'] },
  {
    key: `${who}-long-sleeves`,
    name: ['Long sleeves', 'Długi rękaw'],
    description: [
      'Merino and thermal layers that lie next to the skin, and cotton for days without a plan.',
      'Merino i warstwy termoaktywne przy skórze, a do tego bawełna na dni bez planu.',
    ],
  },
]

const small = (who: string): CategoryPlan[] => [
  { key: `${who}-hats`, name: ['Hats and caps', 'Czapki'] },
  { key: `${who}-socks`, name: ['Socks', 'Skarpety'] },
]

/** The subcategories of `categories.ts`, inserted after those, so that their ids do not change. */
export const SUBCATEGORIES: Readonly<Record<CategoryKey, readonly CategoryPlan[]>> = {
  new: mainCategories('new'),
  sale: mainCategories('sale'),
  'women-hoodies': warm('women'),
  'women-tees': sleeves('women'),
  'women-bras': [
    { key: 'women-sports-bras', name: ['Sports bras', 'Staniki sportowe'] },
    { key: 'women-tanks', name: ['Tanks', 'Topy'] },
  ],
  'women-accessories': small('women'),
  'men-hoodies': warm('men'),
  'men-tees': [...sleeves('men'), { key: 'men-tanks', name: ['Tanks', 'Bez rękawów'] }],
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
    { key: 'training-plans', name: ['Training plans', 'Plany treningowe'] },
    { key: 'workshops', name: ['Workshops', 'Warsztaty'], description: ['With people, outdoors or online.', 'Z ludźmi, w terenie albo online.'] },
  ],
}
