import type { DatabaseSync } from 'node:sqlite'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../generated/resolvers.ts'
import { type RequestedPage, checkPage, type Page, pageOf } from '../../graphql/page.ts'
import { refused } from '../../refusals/refusal.ts'
import { searchProducts } from '../search/search-products.ts'
import { countCommon } from './bitmap.ts'
import { listingFilter } from './listing-filter.ts'
import { sorting } from './listing-order.ts'
import { listingPage } from './listing-page.ts'
import { select, type Selection } from './listing-selection.ts'
import { valuedAttributes } from './listing.repository.ts'

/** The result of a `products` query without its facets, which are counted only when selected. */
export interface Listing {
  readonly selection: Selection
  readonly page: Page
  readonly totalCount: number
  readonly productIds: readonly number[]
  /** The category to whose direct children a client may restrict the facets; by plain id only, as in Magento. */
  readonly categoryId: number | undefined
  /** The search text as entered. */
  readonly search: string | null | undefined
}

interface Arguments extends RequestedPage {
  readonly search?: string | null | undefined
  readonly filter?: ProductAttributeFilterInput | null | undefined
  readonly sort?: ProductAttributeSortInput | null | undefined
}

/** @throws graphql-input with Magento's texts */
export function listing(database: DatabaseSync, storeId: number, args: Arguments): Listing {
  if (args.search == null && args.filter == null) throw refused('catalog.searchOrFilterMissing')
  checkPage(args)
  const filter = listingFilter(args.filter ?? {}, valuedAttributes(database))
  const scores = args.search?.trim() ? searchProducts(database, storeId, args.search) : undefined
  const visibilities = visibility(scores !== undefined, args.filter != null)
  const selection = select(database, storeId, visibilities, filter, scores?.keys())
  const totalCount = countCommon(selection.products, selection.products)
  const page = pageOf(args, totalCount)
  const order = sorting(args.sort, scores !== undefined, filter.categoryIds?.length === 1)
  const productIds = listingPage(database, selection, order, scores, args.pageSize, args.currentPage)
  const categoryId = args.filter?.category_id?.eq
  return { selection, page, totalCount, productIds, categoryId: categoryId ? Number(categoryId) : undefined, search: args.search }
}

function visibility(isSearch: boolean, isFiltered: boolean): number[] {
  if (isSearch && isFiltered) return [2, 3, 4]
  return isSearch ? [3, 4] : [2, 4]
}
