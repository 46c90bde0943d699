import type { Context } from '../../context.ts'
import { refusal, type Refused } from '../../refusals/refusal.ts'
import { bundleOptionsById, bundlesById, type BundleOption } from '../bundle/bundle.repository.ts'
import { customOptionsById } from '../customizable-options/custom-option.repository.ts'
import { NOT_LOGGED_IN } from '../customer/identity.ts'
import { downloadLinksById } from '../downloadable/download.repository.ts'
import { findGoods } from './goods.repository.ts'
import { findVariants } from './kinds/configurable.ts'
import { purchaseOf, type BuyRequest, type Purchase } from './purchase.ts'

/** One answer for each request, in their order; all of them are read together. */
export function purchases({ database, store, customer }: Context, requests: readonly BuyRequest[]): (Purchase | Refused)[] {
  const ids = [...new Set(requests.map(({ productId }) => productId))]
  const variants = findVariants(database, store.id, requests)
  const bundles = bundlesById(database, ids)
  const bundleOptions = bundleOptionsById(database, store.id, [...bundles.keys()])
  const links = downloadLinksById(database, store.id, ids)
  const customOptions = customOptionsById(database, store.id, ids)
  const parts = [...variants.flatMap((variant) => variant?.variantId ?? []), ...[...bundleOptions.values()].flatMap(partsOf)]
  const goods = findGoods(database, { storeId: store.id, groupId: customer?.groupId ?? NOT_LOGGED_IN }, [...ids, ...parts])
  return requests.map((request, index) => {
    const { productId } = request
    const product = goods.get(productId)
    if (!product) return { refusal: refusal('product.unavailable') }
    return purchaseOf({
      product, goods, variant: variants[index], bundle: bundles.get(productId), bundleOptions: bundleOptions.get(productId) ?? [],
      links: links.get(productId) ?? [], customOptions: customOptions.get(productId) ?? [],
    }, request)
  })
}

export function purchaseNow(context: Context, request: BuyRequest): Purchase | Refused {
  return purchases(context, [request])[0]!
}

const partsOf = (options: readonly BundleOption[]): number[] =>
  options.flatMap(({ selections }) => selections.map(({ productId }) => productId))
