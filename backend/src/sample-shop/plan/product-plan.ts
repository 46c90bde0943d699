import type { DrawnLook } from '../../services/media/drawing.ts'
import type { CoverLook } from '../../services/media/drawings/covers/cover.ts'
import type { ColorwayName } from '../../services/media/drawings/core/colorways.ts'
import type { Kind } from '../../services/media/drawings/core/draw-options.ts'
import type { CategoryKey } from './categories.ts'
import type { CustomOptionKey } from './custom-options.ts'
import type { LocalizedText } from './localized-text.ts'

/** One product as a merchandiser describes it; `insert-products.ts` derives variants, pictures and URLs. */
export interface ProductPlan {
  /** The middle of its SKU: HAL-KRY-SPR-M. */
  readonly code: string
  readonly kind: Kind
  readonly look?: DrawnLook
  /** The picture of what is no object: a film, a plan, a map, a place. `kind` is then the equipment that it is about. */
  readonly cover?: CoverLook
  readonly name: LocalizedText
  readonly short: LocalizedText
  /** In zlotys. 0 if the parts of a set determine the price. */
  readonly price: number
  /** The special price in zlotys. */
  readonly special?: number
  /** The prices of the sizes, where they differ from `price`. */
  readonly sizePrices?: Readonly<Record<string, SizePrice>>
  /** Tier prices: percent off from a quantity, to the whole zloty. */
  readonly tiers?: readonly (readonly [quantity: number, percent: number])[]
  /** The first is the one shown in listings. One colour and no sizes make a simple product. */
  readonly colors: readonly ColorwayName[]
  readonly sizes?: readonly string[]
  readonly categories: readonly CategoryKey[]
  readonly isNew?: boolean
  readonly isBestseller?: boolean
  readonly isSoldOut?: boolean
  readonly isVirtual?: boolean
  /** The stock, if it is low. */
  readonly stock?: number
  /** The path of a film in its gallery, below the backend's address. */
  readonly film?: { readonly path: string; readonly title: LocalizedText }
  /** In kilograms. */
  readonly weight: number
  /** Option keys by attribute code, as in `attributes.ts`. */
  readonly traits: Readonly<Record<string, readonly string[]>>
  readonly options?: readonly CustomOptionKey[]
  readonly bundle?: readonly BundleChoice[]
  readonly isShippedSeparately?: boolean
  /** SKUs without the prefix HAL-, with their default quantities. */
  readonly group?: readonly (readonly [sku: string, quantity: number])[]
  readonly downloads?: { readonly links: readonly Download[]; readonly samples: readonly Pick<Download, 'title' | 'file'>[] }
  /** Of a meeting with people. */
  readonly event?: { readonly meeting: LocalizedText; readonly group: LocalizedText; readonly cancellation: LocalizedText }
  readonly text: readonly [english: Text, polish: Text]
}

interface SizePrice {
  readonly price: number
  readonly special?: number
}

export interface Text {
  readonly heading: string
  readonly lead: string
  readonly points: readonly string[]
}

export interface BundleChoice {
  readonly title: LocalizedText
  readonly input: 'select' | 'radio' | 'checkbox' | 'multi'
  readonly isOptional?: boolean
  /** Whether no part is preselected: a size is the shopper's to say. */
  readonly isAsked?: boolean
  /** The first is preselected, unless the option is optional or asked. */
  readonly parts: readonly BundlePart[]
}

interface BundlePart {
  readonly sku: string
  readonly quantity?: number
  /** The shopper may change the quantity. */
  readonly isFree?: boolean
  /** Added to a bundle's own price for each piece, in zlotys. */
  readonly surcharge?: number
}

interface Download {
  readonly title: LocalizedText
  readonly file: string
  readonly sample?: string
  /** Added to the product's price, in zlotys. */
  readonly price?: number
  /** The number of downloads. */
  readonly limit?: number
}

export type ProductType = 'simple' | 'configurable' | 'virtual' | 'bundle' | 'grouped' | 'downloadable'

export function typeOf({ bundle, group, downloads, isVirtual, colors, sizes }: ProductPlan): ProductType {
  if (bundle) return 'bundle'
  if (group) return 'grouped'
  if (downloads) return 'downloadable'
  if (isVirtual) return 'virtual'
  return colors.length > 1 || sizes ? 'configurable' : 'simple'
}

/** Of a variant, or of the product where it has no sizes. */
export const priceOf = ({ price, special, sizePrices }: ProductPlan, size: string | undefined): SizePrice =>
  (size === undefined ? undefined : sizePrices?.[size]) ?? { price, ...(special !== undefined && { special }) }

export const isConfigurable = (plan: ProductPlan): boolean => typeOf(plan) === 'configurable'

/** A physical product with or without variants: neither a set nor a file. */
export const isGoods = (plan: ProductPlan): boolean => ['simple', 'configurable'].includes(typeOf(plan))

/** The creation date of the whole catalogue. */
export const CREATED = '2026-01-15 08:00:00'

export const WOMEN = ['XS', 'S', 'M', 'L', 'XL']
export const MEN = ['S', 'M', 'L', 'XL', 'XXL']
export const SOCKS = ['35–38', '39–42', '43–46']
