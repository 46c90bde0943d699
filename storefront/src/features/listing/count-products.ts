import { send } from '../../graphql/browser.ts'
import { ProductCountOperation } from '../../graphql/generated/more-products.ts'
import type { ListingRequest } from '../product-card/get-listing.ts'
import type { FilterGroup } from './filter-kinds/registry.ts'
import { replacedFilter } from './listing-filter.ts'
import type { ListingQuery } from './listing-query.ts'

/** By variables: ticking and unticking a box repeats a request. */
const counts = new Map<string, number>()

/** The number of products with the ticked filters. */
export async function countProducts(groups: readonly FilterGroup[], request: ListingRequest, { filters }: ListingQuery): Promise<number> {
  const variables = { search: request.search ?? null, filter: replacedFilter(groups, request.filter, filters) }
  const key = JSON.stringify(variables)
  const known = counts.get(key)
  if (known !== undefined) return known
  const { products } = await send(ProductCountOperation, variables)
  const count = products?.total_count ?? 0
  counts.set(key, count)
  return count
}
