import type { Resolvers } from '../../generated/resolvers.ts'
import { aggregations } from './aggregations.ts'
import { categoryResolvers } from './category.resolvers.ts'
import { categoryList } from './category-list.ts'
import { label } from './labels.ts'
import { listing } from './listing.ts'
import type { Page } from './page.ts'
import { productResolvers } from './product.resolvers.ts'

export const catalogResolvers: Resolvers = {
  ...productResolvers,
  ...categoryResolvers,
  Query: {
    products: (_, { search, filter, sort, pageSize, currentPage }, { database, store }) =>
      listing(database, store.id, { search, filter, sort, pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 }),
    categories: (_, { filters, pageSize, currentPage }, { database, store }) =>
      categoryList(database, store, { filters, pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 }),
    categoryList: (_, { filters, pageSize, currentPage }, { database, store }) => [
      ...categoryList(database, store, { filters, pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 }).items,
    ],
    ...categoryResolvers.Query,
  },
  Products: {
    total_count: ({ totalCount }) => totalCount,
    items: async ({ productIds }, _, { catalog }) => {
      const products = await Promise.all(productIds.map((id) => catalog.product(id)))
      return products.filter((product) => product !== undefined)
    },
    page_info: ({ page }) => pageInfo(page),
    aggregations: (found, { filter }, { database, store }) =>
      aggregations(
        database,
        found,
        { price: label(store.locale, 'price'), category: label(store.locale, 'category') },
        filter?.category?.includeDirectChildrenOnly ?? false,
      ),
    sort_fields: (_, __, { store }) => ({
      default: 'position',
      options: (['position', 'name', 'price'] as const).map((value) => ({ value, label: label(store.locale, value) })),
    }),
  },
  CategoryResult: {
    items: ({ items }) => [...items],
    page_info: ({ page }) => pageInfo(page),
    total_count: ({ totalCount }) => totalCount,
  },
}

const pageInfo = ({ currentPage, pageSize, totalPages }: Page) => ({
  current_page: currentPage,
  page_size: pageSize,
  total_pages: totalPages,
})
