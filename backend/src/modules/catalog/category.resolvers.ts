import type { Resolvers } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { toUid } from '../../uid.ts'
import { findBlock } from '../cms/cms-block.repository.ts'
import { routeFields } from '../url/route-fields.ts'
import { breadcrumbIds } from './breadcrumbs.ts'
import { listing } from './listing.ts'
import { askedPage } from './page.ts'
import { pictureUrl } from './picture-url.ts'

export const categoryResolvers: Resolvers = {
  Query: {
    category: async (_, { id }, { catalog, store }) => {
      const category = await catalog.category(id ?? store.rootCategoryId)
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
    url_suffix: async (_, __, { catalog }) => (await catalog.urlSuffix('catalog/seo/category_url_suffix')) ?? '',
    display_mode: ({ displayMode }) => displayMode,
    include_in_menu: ({ includeInMenu }) => includeInMenu,
    is_anchor: ({ isAnchor }) => isAnchor,
    canonical_url: async ({ urlPath }, _, { catalog }) =>
      ((await catalog.isOn('catalog/seo/category_canonical_tag'))
        ? `${urlPath}${await catalog.urlSuffix('catalog/seo/category_url_suffix')}`
        : null),
    meta_title: ({ metaTitle }) => metaTitle,
    meta_keywords: ({ metaKeywords }) => metaKeywords,
    meta_description: ({ metaDescription }) => metaDescription,
    // Empty where the category leaves all of them, as in Magento.
    available_sort_by: ({ availableSortBy }) => availableSortBy?.split(',') ?? [],
    default_sort_by: ({ defaultSortBy }) => defaultSortBy,
    cms_block: ({ landingPage }, _, { database, store }) =>
      landingPage === null ? null : (findBlock(database, store.id, String(landingPage)) ?? null),
    landing_page: ({ landingPage }) => landingPage,
    created_at: ({ createdAt }) => createdAt,
    updated_at: ({ updatedAt }) => updatedAt,
    image: ({ image }, _, { publicUrl }) => (image === null ? null : pictureUrl(publicUrl, image)),
    children: async ({ id }, _, { catalog }) => (await catalog.children(id)) ?? [],
    children_count: async ({ id }, _, { catalog }) => String((await catalog.descendantCount(id)) ?? 0),
    product_count: async ({ id }, _, { catalog }) => (await catalog.productCount(id)) ?? 0,
    products: async ({ id }, { sort, ...page }, { catalog, database, store }) => {
      const filter = { category_id: { eq: String(id) } }
      const { productIds } = listing(database, store.id, { filter, sort, ...askedPage(page) })
      return { items: await catalog.products(productIds) }
    },
    breadcrumbs: async (category, _, { catalog, store }) => {
      const ancestors = await Promise.all(breadcrumbIds(category.path, store.rootCategoryId).map((id) => catalog.category(id)))
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
