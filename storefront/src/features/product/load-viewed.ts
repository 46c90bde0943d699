import { send } from '../../graphql/browser.ts'
import { RecentlyViewedOperation } from '../../graphql/generated/recently-viewed.ts'
import type { RecentlyViewedQuery } from '../../graphql/generated/types.ts'
import { withPage } from '../store/with-page.ts'

export type ViewedProduct = NonNullable<NonNullable<NonNullable<RecentlyViewedQuery['products']>['items']>[number]>

/**
 * The products that the shop still sells, in the order of `skus`.
 * @throws StoreError, ServerError
 */
export async function loadViewed(skus: readonly string[]): Promise<ViewedProduct[]> {
  const { products } = await send(RecentlyViewedOperation, { skus, pageSize: skus.length })
  const found = withPage(products?.items)
  return found.toSorted((one, other) => skus.indexOf(one.sku ?? '') - skus.indexOf(other.sku ?? ''))
}
