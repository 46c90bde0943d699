import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { toUid } from '../../graphql/uid.ts'
import { categoriesById } from '../catalog/category.repository.ts'
import { productsById } from '../catalog/product.repository.ts'
import { productTypename } from '../catalog/product.resolvers.ts'
import { pageById } from '../cms/cms-page.repository.ts'
import { notFound, resolveRoute, type RouteTarget } from './route.ts'

export const urlResolvers: Resolvers = {
  Query: {
    // Disabled pages resolve to nothing, as in the newest releases; products out of stock do resolve.
    route: async (_, { url }, context, { schema }) => {
      const found = resolveRoute(context.database, context.store.id, url)
      if (!found) return null
      // 2.4.6 has no type for a redirect to another site.
      if (!found.entity) return schema.getType('RoutableUrl') ? found.address : null
      const { entity, isOn } = await entityOf(context, found.entity)
      if (!entity) throw notFound(url)
      return isOn ? { ...entity, route: found.address } : null
    },
    // Magento does not check the entity here.
    urlResolver: (_, { url }, { database, store }) => {
      const found = resolveRoute(database, store.id, url)
      if (!found?.entity) return null
      const { id, type } = found.entity
      const { relativeUrl, redirectCode } = found.address
      return { id, entity_uid: toUid(id), type, relative_url: relativeUrl, redirectCode }
    },
  },
  RoutableInterface: {
    __resolveType: (entity) => {
      if ('relativeUrl' in entity) return 'RoutableUrl'
      if ('sku' in entity) return productTypename(entity)
      return 'identifier' in entity ? 'CmsPage' : 'CategoryTree'
    },
  },
  RoutableUrl: {
    relative_url: ({ relativeUrl }) => relativeUrl,
    redirect_code: ({ redirectCode }) => redirectCode,
  },
}

async function entityOf({ database, load }: Context, { id, type }: NonNullable<RouteTarget['entity']>) {
  if (type === 'CATEGORY') {
    const entity = await load(categoriesById, id)
    return { entity, isOn: entity?.isActive === 1 }
  }
  if (type === 'PRODUCT') {
    const entity = await load(productsById, id)
    return { entity, isOn: entity?.isEnabled === true }
  }
  const entity = pageById(database, id)
  return { entity, isOn: entity?.isActive === true }
}
