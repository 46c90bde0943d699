import type { DatabaseSync } from 'node:sqlite'
import type { CategoryFilterInput } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import { fromUid } from '../../graphql/uid.ts'
import type { Store } from '../../graphql/context.ts'
import type { Category } from './category.repository.ts'
import { type CategoryFilter, findCategories } from './category-search.repository.ts'
import { values } from './listing-filter.ts'
import { type RequestedPage, checkPage, type Page, pageOf, sliceOf } from '../../graphql/page.ts'

export interface CategoryList {
  readonly items: readonly Category[]
  readonly page: Page
  readonly totalCount: number
}

interface Arguments extends RequestedPage {
  readonly filters?: CategoryFilterInput | null | undefined
}

const MIN_NAME_LENGTH = 3

/** Without filters: the store's root category. */
export function categoryList(database: DatabaseSync, store: Store, args: Arguments): CategoryList {
  checkPage(args)
  const found = findCategories(database, store, args.filters ? categoryFilter(args.filters) : { ids: [store.rootCategoryId] })
  const page = pageOf(args, found.length)
  const { offset, limit } = sliceOf(page)
  return { items: found.slice(offset, offset + limit), page, totalCount: found.length }
}

function categoryFilter(input: CategoryFilterInput): CategoryFilter {
  oneOf(input.ids, 'ids', input.category_uid, 'category_uid')
  oneOf(input.parent_id, 'parent_id', input.parent_category_uid, 'parent_category_uid')
  const ids = values(input.ids) ?? values(input.category_uid)?.map(fromUid)
  const parentIds = values(input.parent_id) ?? values(input.parent_category_uid)?.map(fromUid)
  const urlKeys = values(input.url_key)
  const urlPaths = values(input.url_path)
  return {
    ...(ids && { ids: ids.map(Number) }),
    ...(parentIds && { parentIds: parentIds.map(Number) }),
    ...(urlKeys && { urlKeys }),
    ...(urlPaths && { urlPaths }),
    ...(input.name?.match != null && { name: checkedName(input.name.match) }),
  }
}

function oneOf(id: unknown, idName: string, uid: unknown, uidName: string): void {
  if (id && uid) throw refused('request.idAndUid', { id: idName, uid: uidName })
}

function checkedName(name: string): string {
  if (name.trim().length < MIN_NAME_LENGTH) throw refused('catalog.matchTooShort', { least: MIN_NAME_LENGTH })
  return name.trim()
}
