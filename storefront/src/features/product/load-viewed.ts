import { send } from '../../graphql/browser.ts'
import { RecentlyViewedOperation } from '../../graphql/generated/recently-viewed.ts'
import { RecentlyViewedWithAttributesOperation } from '../../graphql/generated/recently-viewed.since-2.4.7.ts'
import type { RecentlyViewedQuery } from '../../graphql/generated/types.ts'
import { foundProducts } from '../store/with-page.ts'

export type ViewedProduct = NonNullable<NonNullable<NonNullable<RecentlyViewedQuery['products']>['items']>[number]>

/**
 * The products that the shop still sells, in the order of `skus`.
 * @param hasAttributes whether the backend returns custom attributes
 * @throws StoreError, ServerError
 */
export async function loadViewed(skus: readonly string[], hasAttributes: boolean): Promise<ViewedProduct[]> {
  const { products } = await send(hasAttributes ? RecentlyViewedWithAttributesOperation : RecentlyViewedOperation, { skus, pageSize: skus.length })
  const found = foundProducts(RecentlyViewedOperation.name, products)
  return found.toSorted((one, other) => skus.indexOf(one.sku ?? '') - skus.indexOf(other.sku ?? ''))
}
