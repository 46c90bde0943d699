import { type Amount, formatMoney } from './format-money.ts'

/** Formatted for display. */
export interface ShownPrice {
  readonly price: string
  /** The price before a reduction. */
  readonly regular?: string
  /** Whether it is the lowest of several prices. */
  readonly isFrom?: boolean
}

interface Priced {
  readonly __typename: string
  readonly price_range: {
    readonly minimum_price: { readonly final_price: Amount; readonly regular_price?: Pick<Amount, 'value'> }
    readonly maximum_price?: { readonly final_price: Pick<Amount, 'value'> } | null
  }
}

/** Formats Magento's price range. Without a regular price in the query, no reduction is shown. A group costs what is chosen of it. */
export function shownPrice({ __typename, price_range: { minimum_price: { final_price, regular_price }, maximum_price } }: Priced, locale: string): ShownPrice {
  const price = formatMoney(final_price, locale)
  const regular = regular_price && formatMoney({ ...final_price, value: regular_price.value }, locale)
  return {
    price,
    ...(regular !== undefined && regular !== price && { regular }),
    ...(((maximum_price?.final_price.value ?? 0) > (final_price.value ?? 0) || __typename === 'GroupedProduct') && { isFrom: true }),
  }
}

export interface Reducible {
  readonly price_range: { readonly minimum_price: { readonly final_price: Pick<Amount, 'value'>; readonly regular_price: Pick<Amount, 'value'> } }
}

export const isReduced = ({ price_range: { minimum_price: { final_price, regular_price } } }: Reducible): boolean =>
  (final_price.value ?? 0) < (regular_price.value ?? 0)

/**
 * The reduction in whole percent; undefined below half a percent.
 * @param lowest the price before it: the lowest of the 30 days before, as the law has it (CJEU C-330/23), where the shop knows it
 */
export function percentOff({ price_range: { minimum_price: { final_price, regular_price } } }: Reducible, lowest: number | undefined): number | undefined {
  const before = lowest ?? regular_price.value ?? 0
  const percent = before > 0 ? Math.round((1 - (final_price.value ?? before) / before) * 100) : 0
  return percent > 0 ? percent : undefined
}
