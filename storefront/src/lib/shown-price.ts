import { type Amount, formatMoney } from './format-money.ts'

/** Ready for reading. */
export interface ShownPrice {
  readonly price: string
  /** Where it is reduced. */
  readonly regular?: string
  /** Whether that is the least, and what is chosen may cost more. */
  readonly isFrom?: boolean
}

interface PriceRange {
  readonly minimum_price: { readonly final_price: Amount; readonly regular_price?: Amount }
  readonly maximum_price?: { readonly final_price: Amount } | null
}

/** How Magento's range of prices is shown. A regular price that was not asked for is not told. */
export function shownPrice({ minimum_price: { final_price, regular_price }, maximum_price }: PriceRange, locale: string): ShownPrice {
  const price = formatMoney(final_price, locale)
  const regular = regular_price && formatMoney(regular_price, locale)
  return {
    price,
    ...(regular !== undefined && regular !== price && { regular }),
    ...((maximum_price?.final_price.value ?? 0) > (final_price.value ?? 0) && { isFrom: true }),
  }
}
