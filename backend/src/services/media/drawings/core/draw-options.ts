import type { ColorwayName, Colorway } from './colorways.ts'

export const KINDS = [
  'tee',
  'tank',
  'long-sleeve',
  'hoodie',
  'zip-hoodie',
  'sweatshirt',
  'shell-jacket',
  'puffer-jacket',
  'fleece',
  'vest',
  'sports-bra',
  'leggings',
  'joggers',
  'hiking-pants',
  'shorts',
  'skirt',
  'socks',
  'beanie',
  'cap',
  'backpack',
  'duffel',
  'tote',
  'yoga-mat',
  'bottle',
  'dumbbell',
  'kettlebell',
  'resistance-band',
  'foam-roller',
  'gym-ball',
  'watch',
] as const

export type Kind = (typeof KINDS)[number]
export type View = 'front' | 'back' | 'detail'
export type Pattern = 'solid' | 'color-block' | 'stripe' | 'heather' | 'contour'
export type Cut = 'men' | 'women' | 'unisex'
export type Fit = 'slim' | 'regular' | 'relaxed'
export type SleeveLength = 'cap' | 'short' | 'long'
export type CollarKind = 'crew' | 'v-neck' | 'polo' | 'mock' | 'half-zip'

export interface DrawOptions {
  readonly colorway: ColorwayName
  readonly pattern?: Pattern
  readonly view?: View
  readonly cut?: Cut
  readonly fit?: Fit
  readonly sleeve?: SleeveLength
  readonly collar?: CollarKind
}

/** Options with every default filled in. */
export interface Style {
  readonly colorway: Colorway
  readonly pattern: Pattern
  readonly view: View
  readonly cut: Cut
  readonly fit: Fit
  readonly sleeve?: SleeveLength | undefined
  readonly collar?: CollarKind | undefined
}
