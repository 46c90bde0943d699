import type { Resolvers } from '../../generated/resolvers.ts'
import { productTypename } from '../catalog/product.resolvers.ts'
import { resolveRoute } from './route.ts'

export const urlResolvers: Resolvers = {
  Query: {
    // A disabled product or category resolves to nothing, as the newest releases have it; one out of stock does resolve.
    route: async (_, { url }, { database, store, catalog }) => {
      const target = resolveRoute(database, store.id, url)
      if (!target) return null
      if (target.address.type === 'CATEGORY') {
        const category = await catalog.category(target.id)
        return category?.isActive ? { ...category, route: target.address } : null
      }
      const product = await catalog.product(target.id)
      return product?.isEnabled ? { ...product, route: target.address } : null
    },
  },
  RoutableInterface: {
    __resolveType: (entity) => {
      if ('sku' in entity) return productTypename(entity)
      return 'identifier' in entity ? 'CmsPage' : 'CategoryTree'
    },
  },
}
