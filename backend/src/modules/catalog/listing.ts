import type { DatabaseSync } from 'node:sqlite'
import { inputError } from '../../errors.ts'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../generated/resolvers.ts'
import { type Condition, filterConditions, foundBy, type Selection, visibleIn } from './listing-conditions.ts'
import { listingFilter } from './listing-filter.ts'
import { sorting } from './listing-order.ts'
import { countListing, hasHits, listingPage } from './listing.repository.ts'
import { checkPage, type Page, pageOf } from './page.ts'
import { prefixExpression, searchWords } from './search-expression.ts'

/** One answer of `products`, before its facets, which are counted only when they are asked for. */
export interface Listing {
  readonly selection: Selection
  readonly page: Page
  readonly totalCount: number
  readonly productIds: readonly number[]
  /** The category whose direct children a client may ask the facets to keep to; by plain id only, as in Magento. */
  readonly categoryId: number | undefined
}

interface Arguments {
  readonly search?: string | null | undefined
  readonly filter?: ProductAttributeFilterInput | null | undefined
  readonly sort?: ProductAttributeSortInput | null | undefined
  readonly pageSize: number
  readonly currentPage: number
}

/** @throws graphql-input with Magento's texts */
export function listing(database: DatabaseSync, storeId: number, asked: Arguments): Listing {
  if (asked.search == null && asked.filter == null) throw inputError("'search' or 'filter' input argument is required.")
  checkPage(asked)
  const filter = listingFilter(asked.filter ?? {})
  const search = asked.search?.trim() ? searchExpression(database, storeId, asked.search) : undefined
  const conditions = [visibility(search !== undefined, asked.filter != null), ...filterConditions(filter, storeId)]
  if (search !== undefined) conditions.push(search === null ? { sql: '0', parameters: [] } : foundBy(search, storeId))

  const selection = { storeId, conditions }
  const totalCount = countListing(database, selection)
  const page = pageOf(asked, totalCount)
  const order = sorting(asked.sort, search !== undefined, filter.categoryIds?.length === 1)
  const productIds = listingPage(database, selection, order, search ?? undefined, asked.pageSize, asked.currentPage)
  const categoryId = asked.filter?.category_id?.eq
  return { selection, page, totalCount, productIds, categoryId: categoryId ? Number(categoryId) : undefined }
}

function visibility(search: boolean, filter: boolean): Condition {
  if (search && filter) return visibleIn(2, 3, 4)
  return search ? visibleIn(3, 4) : visibleIn(2, 4)
}

/** Every word must be found; where nothing has them all, any of them. Null for a text without a word in it. */
function searchExpression(database: DatabaseSync, storeId: number, text: string): string | null {
  const words = searchWords(text)
  if (words.length === 0) return null
  const all = prefixExpression(words, 'AND')
  return hasHits(database, all, storeId) ? all : prefixExpression(words, 'OR')
}
