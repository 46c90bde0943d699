import type { PagingMode } from '../../settings/shop.ts'
import { answeredPages, type Answer, requestedPages } from './listed-pages.ts'
import { offeredFilters, type Offering } from './listing-filter.ts'
import { listingHref, type ListingQuery } from './listing-query.ts'

interface WholeListing extends Answer, Offering {
  readonly sort_fields: { readonly options: ReadonlyArray<{ readonly value: string | null } | null> | null } | null
}

/**
 * The query of a listing without the filters and orders that it does not offer, and without a page that it does not have: such a
 * query shows the same.
 * @param whole the listing's first page before any filter
 */
export function shownQuery(query: ListingQuery, whole: WholeListing, mode: PagingMode): string {
  const isSortable = whole.sort_fields?.options?.some((field) => field?.value === query.sort?.field)
  const shown = {
    ...query,
    filters: offeredFilters(query.filters, whole),
    sort: isSortable ? query.sort : undefined,
    page: shownPage(query.page, answeredPages(whole).total, mode),
  }
  return listingHref('', shown).slice(1)
}

/** Beyond the last page the first is shown, but where all pages up to one are shown, those that there are. */
function shownPage(page: number, total: number, mode: PagingMode): number {
  if (page <= total) return page
  return requestedPages(mode, page).currentPage === 1 ? total : 1
}
