import type { DrawnLook } from '../services/media/drawing.ts'
import type { Kind } from '../services/media/drawings/types.ts'
import type { ColorwayName } from '../services/media/drawings/colorways.ts'
import type { CategoryKey } from './categories.ts'
import type { Words } from './words.ts'

/** One product as a merchandiser would write it down; `seed-products.ts` makes variants, pictures and addresses of it. */
export interface ProductPlan {
  /** The middle of its SKU: HAL-KRY-SPR-M. */
  readonly code: string
  readonly kind: Kind
  readonly look?: DrawnLook
  readonly name: Words
  readonly short: Words
  /** In zlotys; every variant costs the same. */
  readonly price: number
  readonly special?: number
  /** The first is the one shown in listings. One colour and no sizes make a simple product. */
  readonly colors: readonly ColorwayName[]
  readonly sizes?: readonly string[]
  readonly categories: readonly CategoryKey[]
  readonly isNew?: boolean
  readonly isBestseller?: boolean
  readonly isSoldOut?: boolean
  readonly isVirtual?: boolean
  /** In kilograms. */
  readonly weight: number
  /** Option keys by attribute code, as in `attributes.ts`. */
  readonly traits: Readonly<Record<string, readonly string[]>>
  readonly text: readonly [english: Text, polish: Text]
}

export const isConfigurable = ({ colors, sizes }: ProductPlan): boolean => colors.length > 1 || sizes !== undefined

export interface Text {
  readonly heading: string
  readonly lead: string
  readonly points: readonly string[]
}

/** The day on which the whole catalogue appeared. */
export const CREATED = '2026-01-15 08:00:00'

export const WOMEN = ['XS', 'S', 'M', 'L', 'XL']
export const MEN = ['S', 'M', 'L', 'XL', 'XXL']
export const SOCKS = ['35-38', '39-42', '43-46']
