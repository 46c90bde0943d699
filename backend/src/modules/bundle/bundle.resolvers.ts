import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../graphql/uid.ts'
import { required } from '../../lib/required.ts'
import { partProduct } from '../catalog/part-product.ts'
import { pricesById } from '../catalog/price.repository.ts'
import { bundleOptionsById, bundlesById } from './bundle.repository.ts'

export const bundleResolvers: Resolvers = {
  BundleProduct: {
    dynamic_price: async ({ id }, _, { load }) => (await load(bundlesById, id))?.isPriceDynamic ?? null,
    dynamic_sku: async ({ id }, _, { load }) => (await load(bundlesById, id))?.isSkuDynamic ?? null,
    dynamic_weight: async ({ id }, _, { load }) => (await load(bundlesById, id))?.isWeightDynamic ?? null,
    price_view: async ({ id }, _, { load }) => (await load(bundlesById, id))?.priceView ?? null,
    ship_bundle_items: async ({ id }, _, { load }) => (await load(bundlesById, id))?.shipment ?? null,
    items: async ({ id }, _, { load }) => (await load(bundleOptionsById, id)) ?? [],
  },
  BundleItem: {
    uid: ({ id }) => toUid(`bundle/${id}`),
    type: ({ input }) => input,
    required: ({ isRequired }) => isRequired === 1,
    options: ({ selections }) => [...selections],
    // As in Magento, an option returns the price range of its whole bundle.
    price_range: async ({ productId }, _, { load }) => required(await load(pricesById, productId), 'price'),
  },
  BundleItemOption: {
    uid: ({ id, optionId, quantity }) => toUid(`bundle/${optionId}/${id}/${quantity}`),
    label: async ({ productId }, _, { load }) => (await partProduct(load, productId))?.name ?? null,
    product: ({ productId }, _, { load }) => partProduct(load, productId),
    can_change_quantity: ({ canChangeQuantity }) => canChangeQuantity === 1,
    is_default: ({ isDefault }) => isDefault === 1,
    price: ({ price, priceType }) => (priceType === 'FIXED' ? price / 100 : price),
    price_type: ({ priceType }) => priceType,
  },
}
