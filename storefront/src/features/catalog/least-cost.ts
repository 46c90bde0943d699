import type { PartPriceFragment } from '../../graphql/generated/types.ts'
import type { Cost } from './bundle-options.ts'

/** What a product costs at the least: one price where it has no variants. */
export function leastCost({ price_range: { minimum_price: price } }: { readonly price_range: PartPriceFragment }): Cost {
  return { now: price.final_price.value ?? 0, regular: price.regular_price.value ?? 0 }
}
