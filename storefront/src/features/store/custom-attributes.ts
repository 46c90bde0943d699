import type { PartPriceFragment, ProductAttributeFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { isReduced, type Reducible } from '../../lib/shown-price.ts'

/** As the product page shows it. */
export interface NamedAttribute {
  readonly code: string
  readonly label: string
  readonly value: string
  /** Whether the value is 1 for yes or 0 for no. */
  readonly isYesNo: boolean
  /** Whether the merchant wrote it, instead of choosing it from a list. */
  readonly isWritten: boolean
}

/** A product with its custom attributes, where the backend supports them. */
interface Attributed {
  readonly custom_attributesV2?: { readonly items: ReadonlyArray<ProductAttributeFragment | null> } | null
}

export const attributesOf = (product: object): ProductAttributeFragment[] =>
  ((product as Attributed).custom_attributesV2?.items ?? []).filter((attribute) => attribute !== null)

/** The lowest price of the 30 days before the reduction, from the named attribute; undefined for a price that is not reduced. */
export function lowestValueBefore(product: Reducible, attribute: string | undefined): number | undefined {
  if (!isReduced(product)) return undefined
  const lowest = attributesOf(product).find(({ code }) => code === attribute)
  const value = lowest && 'value' in lowest ? Number(lowest.value) : 0
  return value > 0 ? value : undefined
}

/** The same, formatted. */
export function lowestPriceBefore(product: { readonly price_range: PartPriceFragment }, attribute: string | undefined, locale: string): string | undefined {
  const value = lowestValueBefore(product, attribute)
  return value === undefined ? undefined : formatMoney({ value, currency: product.price_range.minimum_price.final_price.currency }, locale)
}
