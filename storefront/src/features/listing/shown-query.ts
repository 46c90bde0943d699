import type { PagingMode } from '../../settings/shop.ts'
import { answeredPages, type Answer, countPages, requestedPages } from './listed-pages.ts'
import { offeredFilters, type Offering } from './listing-filter.ts'
import { listingHref, type ListingQuery } from './listing-query.ts'

interface WholeListing extends Answer, Offering {
  readonly sort_fields: { readonly options: ReadonlyArray<{ readonly value: string | null } | null> | null } | null
}

/**
 * The query of a listing without filters, orders and pages that it does not have, which would not change the page.
 * @param whole the listing's first page before any filter
 */
export function shownQuery(query: ListingQuery, whole: WholeListing, mode: PagingMode): string {
  const isSortable = whole.sort_fields?.options?.some((field) => field?.value === query.sort?.field)
  const shown = {
    ...query,
    filters: offeredFilters(query.filters, whole),
    sort: isSortable ? query.sort : undefined,
    page: shownPage(query.page, whole, mode),
  }
  return listingHref('', shown).slice(1)
}

/**
 * Beyond the last page the first is shown; with "load more", all existing pages. A page that exists but that the backend does not return is
 * the last one that it does return.
 */
function shownPage(page: number, whole: Answer, mode: PagingMode): number {
  const { total } = answeredPages(whole)
  if (page <= total) return page
  return page <= countPages(whole) || requestedPages(mode, page).currentPage === 1 ? total : 1
}
