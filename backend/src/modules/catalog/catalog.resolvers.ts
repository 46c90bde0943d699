import { loadAll } from '../../database/load.ts'
import type { Aggregation, LayerFilter, Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { requestedPage, pageInfo } from '../../graphql/page.ts'
import { fromUid } from '../../graphql/uid.ts'
import { searchSuggestions } from '../search/search-products.ts'
import { aggregations } from './aggregations.ts'
import { categoryList } from './category-list.ts'
import { categoryResolvers } from './category.resolvers.ts'
import { label } from './labels.ts'
import { listing, type Listing } from './listing.ts'
import { productsById } from './product.repository.ts'
import { sortAttributes } from './sort-attribute.repository.ts'
import { productResolvers } from './product.resolvers.ts'

export const catalogResolvers: Resolvers = {
  ...productResolvers,
  ...categoryResolvers,
  Query: {
    products: (_, { search, filter, sort, ...page }, { database, store }) =>
      listing(database, store.id, { search, filter, sort, ...requestedPage(page) }),
    categories: (_, { filters, ...page }, { database, store }) => categoryList(database, store, { filters, ...requestedPage(page) }),
    categoryList: (_, { filters, ...page }, { database, store }) => [
      ...categoryList(database, store, { filters, ...requestedPage(page) }).items,
    ],
    ...categoryResolvers.Query,
  },
  Products: {
    total_count: ({ totalCount }) => totalCount,
    items: ({ productIds }, _, { load }) => loadAll(load, productsById, productIds),
    page_info: ({ page }) => pageInfo(page),
    aggregations: (found, { filter }, context) => facets(found, context, filter?.category?.includeDirectChildrenOnly ?? false),
    filters: (found, _, context) => layerFilters(facets(found, context, false)),
    suggestions: ({ totalCount, search }, _, { database, store }) =>
      totalCount > 0 ? [] : searchSuggestions(database, store.id, search ?? '').map((text) => ({ search: text })),
    sort_fields: (_, __, { database, store }) => ({
      default: 'position',
      options: [
        ...(['position', 'name', 'price'] as const).map((value) => ({ value, label: label(store.locale, value) })),
        ...sortAttributes(database, store.id).map(({ code, label: name }) => ({ value: code, label: name })),
      ],
    }),
  },
  CategoryResult: {
    items: ({ items }) => [...items],
    page_info: ({ page }) => pageInfo(page),
    total_count: ({ totalCount }) => totalCount,
  },
}

function facets(found: Listing, { database, store }: Context, directChildrenOnly: boolean): Aggregation[] {
  const labels = { price: label(store.locale, 'price'), category: label(store.locale, 'category') }
  return aggregations(database, found, labels, directChildrenOnly)
}

const CATEGORY = 'category_uid'

/** The facets in the format before aggregations, with plain category ids. */
function layerFilters(facets: readonly Aggregation[]): LayerFilter[] {
  return facets.map(({ attribute_code: code, label, count, options }) => ({
    name: label ?? null,
    request_var: code === CATEGORY ? 'cat' : code,
    filter_items_count: count ?? null,
    filter_items: (options ?? [])
      .filter((option) => option !== null)
      .map((option) => ({
        __typename: 'LayerFilterItem' as const,
        label: option.label ?? null,
        value_string: code === CATEGORY ? fromUid(option.value) : option.value,
      })),
  }))
}
