import type { Resolvers } from '../../generated/resolvers.ts'
import { partProduct } from '../catalog/part-product.ts'
import { productResolvers } from '../catalog/product.resolvers.ts'

export const groupedResolvers: Resolvers = {
  GroupedProduct: {
    ...productResolvers.GroupedProduct,
    items: async ({ id }, _, { catalog }) => (await catalog.groupedItems(id)) ?? [],
  },
  GroupedProductItem: {
    qty: ({ quantity }) => quantity,
    product: ({ childId }, _, { catalog }) => partProduct(catalog, childId),
  },
}
