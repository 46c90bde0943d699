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

/** The models of a kind beside its basic one; each has a silhouette of its own. */
export const SHAPES = {
  tee: ['boxy', 'pocket', 'raglan', 'henley', 'long-back'],
  'long-sleeve': ['raglan', 'henley'],
  'shell-jacket': ['long-back', 'alpine', 'coat', 'soft-shell', 'anorak', 'light', 'wind', 'running'],
  'puffer-jacket': ['parka', 'light', 'chevron'],
  fleece: ['grid', 'pile', 'longline'],
  vest: ['light'],
  joggers: ['track'],
  'hiking-pants': ['cargo', 'zip-off', 'straight', 'tapered', 'patched', 'alpine'],
  backpack: ['roll-top', 'top-lid', 'trek', 'town', 'running', 'touring'],
} as const satisfies Partial<Record<Kind, readonly string[]>>

export type Shape = (typeof SHAPES)[keyof typeof SHAPES][number]
export type View = 'front' | 'back' | 'worn' | 'detail'
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
  readonly shape?: Shape
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
  readonly shape?: Shape | undefined
  /** Markup of the wearer's upper body, which stands between the back of a garment and its front; empty if nobody wears it. */
  readonly wearer: string
}
