import { send } from '../../graphql/browser.ts'
import { ProductCountOperation } from '../../graphql/generated/more-products.ts'
import { draftFilter, type DraftGroup } from './draft-filter.ts'
import type { ListingQuery } from './listing-query.ts'
import type { ProductsAsked } from './products-asked.ts'

const counts = new Map<string, number>()

/** How many products there are under the ticked filters. Ticking and unticking asks the same again: once counted is enough. */
export async function countProducts(groups: readonly DraftGroup[], asked: ProductsAsked, draft: ListingQuery): Promise<number> {
  const variables = { search: asked.search ?? null, filter: draftFilter(groups, asked, draft) ?? null }
  const key = JSON.stringify(variables)
  const known = counts.get(key)
  if (known !== undefined) return known
  const { products } = await send(ProductCountOperation, variables)
  const count = products?.total_count ?? 0
  counts.set(key, count)
  return count
}
