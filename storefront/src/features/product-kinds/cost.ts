import type { PartPriceFragment } from '../../graphql/generated/types.ts'

/** What something costs now and before its reduction, in units of its currency. */
export interface Cost {
  readonly now: number
  readonly regular: number
}

/** The lowest price of a product: the only one where it has no variants. */
export function leastCost({ price_range: { minimum_price: price } }: { readonly price_range: PartPriceFragment }): Cost {
  return { now: price.final_price.value ?? 0, regular: price.regular_price.value ?? 0 }
}

export const addCosts = (costs: readonly Cost[]): Cost => ({
  now: rounded(costs.reduce((sum, { now }) => sum + now, 0)),
  regular: rounded(costs.reduce((sum, { regular }) => sum + regular, 0)),
})

const rounded = (amount: number): number => Math.round(amount * 100) / 100
