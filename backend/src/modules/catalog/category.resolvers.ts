import { loadAll } from '../../database/load.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { requestedPage } from '../../graphql/page.ts'
import { routeFields } from '../../graphql/routable.ts'
import { toUid } from '../../graphql/uid.ts'
import { refused } from '../../refusals/refusal.ts'
import { findBlock } from '../cms/cms-block.repository.ts'
import { catalogFlags, urlSuffixes } from './catalog-settings.ts'
import { categoriesById, childrenById, descendantCounts } from './category.repository.ts'
import { productCounts } from './facet-counts.ts'
import { listing } from './listing.ts'
import { pictureUrl } from './picture-url.ts'
import { productsById } from './product.repository.ts'

export const categoryResolvers: Resolvers = {
  Query: {
    category: async (_, { id }, { load, store }) => {
      const category = await load(categoriesById, id ?? store.rootCategoryId)
      if (!category?.isActive) throw refused('catalog.categoryNotFound')
      return category
    },
  },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: {
    id: ({ id }) => id,
    uid: ({ id }) => toUid(id),
    url_key: ({ urlKey }) => urlKey,
    url_path: ({ urlPath }) => urlPath,
    url_suffix: async (_, __, { load }) => (await load(urlSuffixes, 'catalog/seo/category_url_suffix')) ?? '',
    display_mode: ({ displayMode }) => displayMode,
    include_in_menu: ({ includeInMenu }) => includeInMenu,
    is_anchor: ({ isAnchor }) => isAnchor,
    canonical_url: async ({ urlPath }, _, { load }) =>
      ((await load(catalogFlags, 'catalog/seo/category_canonical_tag'))
        ? `${urlPath}${await load(urlSuffixes, 'catalog/seo/category_url_suffix')}`
        : null),
    meta_title: ({ metaTitle }) => metaTitle,
    meta_keywords: ({ metaKeywords }) => metaKeywords,
    meta_description: ({ metaDescription }) => metaDescription,
    // Empty when the category allows all of them, as in Magento.
    available_sort_by: ({ availableSortBy }) => availableSortBy?.split(',') ?? [],
    default_sort_by: ({ defaultSortBy }) => defaultSortBy,
    cms_block: ({ landingPage }, _, { database, store }) =>
      landingPage === null ? null : (findBlock(database, store.id, String(landingPage)) ?? null),
    landing_page: ({ landingPage }) => landingPage,
    created_at: ({ createdAt }) => createdAt,
    updated_at: ({ updatedAt }) => updatedAt,
    image: ({ image }, _, { publicUrl }) => (image === null ? null : pictureUrl(publicUrl, image)),
    children: async ({ id }, _, { load }) => (await load(childrenById, id)) ?? [],
    children_count: async ({ id }, _, { load }) => String((await load(descendantCounts, id)) ?? 0),
    product_count: async ({ id }, _, { load }) => (await load(productCounts, id)) ?? 0,
    products: async ({ id }, { sort, ...page }, { load, database, store }) => {
      const filter = { category_id: { eq: String(id) } }
      const { productIds } = listing(database, store.id, { filter, sort, ...requestedPage(page) })
      return { items: await loadAll(load, productsById, productIds) }
    },
    breadcrumbs: async (category, _, { load, store }) => {
      const ancestors = await Promise.all(breadcrumbIds(category.path, store.rootCategoryId).map((id) => load(categoriesById, id)))
      const active = ancestors.filter((ancestor) => ancestor !== undefined).filter(({ isActive }) => isActive === 1)
      return active.length > 0 ? active : null
    },
    ...routeFields,
  },
  Breadcrumb: {
    category_id: ({ id }) => id,
    category_uid: ({ id }) => toUid(id),
    category_level: ({ level }) => level,
    category_name: ({ name }) => name,
    category_url_key: ({ urlKey }) => urlKey,
    category_url_path: ({ urlPath }) => urlPath,
  },
}

/** @returns the ids between the root category and the last one of the path, topmost first */
export function breadcrumbIds(path: string, rootCategoryId: number): number[] {
  const ids = path.split('/').map(Number)
  return ids.slice(ids.indexOf(rootCategoryId) + 1, -1)
}
