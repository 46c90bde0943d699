import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { partProduct } from '../catalog/part-product.ts'
import { productResolvers } from '../catalog/product.resolvers.ts'

export const bundleResolvers: Resolvers = {
  BundleProduct: {
    ...productResolvers.BundleProduct,
    dynamic_price: async ({ id }, _, { catalog }) => (await catalog.bundle(id))?.isPriceDynamic ?? null,
    dynamic_sku: async ({ id }, _, { catalog }) => (await catalog.bundle(id))?.isSkuDynamic ?? null,
    dynamic_weight: async ({ id }, _, { catalog }) => (await catalog.bundle(id))?.isWeightDynamic ?? null,
    price_view: async ({ id }, _, { catalog }) => (await catalog.bundle(id))?.priceView ?? null,
    ship_bundle_items: async ({ id }, _, { catalog }) => (await catalog.bundle(id))?.shipment ?? null,
    items: async ({ id }, _, { catalog }) => (await catalog.bundleOptions(id)) ?? [],
  },
  BundleItem: {
    uid: ({ id }) => toUid(`bundle/${id}`),
    type: ({ input }) => input,
    required: ({ isRequired }) => isRequired === 1,
    options: ({ selections }) => [...selections],
    // Magento's own: an option answers the range of its whole bundle.
    price_range: async ({ productId }, _, { catalog }) => (await catalog.prices(productId))!,
  },
  BundleItemOption: {
    uid: ({ id, optionId, quantity }) => toUid(`bundle/${optionId}/${id}/${quantity}`),
    label: async ({ productId }, _, { catalog }) => (await partProduct(catalog, productId))?.name ?? null,
    product: ({ productId }, _, { catalog }) => partProduct(catalog, productId),
    can_change_quantity: ({ canChangeQuantity }) => canChangeQuantity === 1,
    is_default: ({ isDefault }) => isDefault === 1,
    price: ({ price, priceType }) => (priceType === 'FIXED' ? price / 100 : price),
    price_type: ({ priceType }) => priceType,
  },
}
