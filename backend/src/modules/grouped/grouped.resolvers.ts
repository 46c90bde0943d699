import type { Resolvers } from '../../generated/resolvers.ts'
import { productResolvers } from '../catalog/product.resolvers.ts'

export const groupedResolvers: Resolvers = {
  GroupedProduct: {
    ...productResolvers.GroupedProduct,
    items: async ({ id }, _, { catalog }) => (await catalog.groupedItems(id)) ?? [],
  },
  GroupedProductItem: {
    qty: ({ quantity }) => quantity,
    product: async ({ childId }, _, { catalog }) => (await catalog.product(childId)) ?? null,
  },
}
