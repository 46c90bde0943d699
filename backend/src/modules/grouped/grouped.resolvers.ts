import type { Resolvers } from '../../generated/resolvers.ts'
import { partProduct } from '../catalog/part-product.ts'
import { groupedItemsById } from './grouped.repository.ts'

export const groupedResolvers: Resolvers = {
  GroupedProduct: {
    items: async ({ id }, _, { load }) => (await load(groupedItemsById, id)) ?? [],
  },
  GroupedProductItem: {
    qty: ({ quantity }) => quantity,
    product: ({ childId }, _, { load }) => partProduct(load, childId),
  },
}
