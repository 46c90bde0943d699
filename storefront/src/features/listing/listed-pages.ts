import type { PagingMode } from '../../settings/shop.ts'
import { PAGE_SIZE } from '../product-card/listing-size.ts'

/** The most pages that one document renders; a longer listing continues one page at a time. */
const MAX_PAGES = 8

/** The pages that a search engine returns: Elasticsearch and OpenSearch end at 10 000 products (`index.max_result_window`). */
const MAX_LISTED_PAGES = Math.floor(10_000 / PAGE_SIZE)

/** The paging variables for page `p`: with "load more", all pages up to `p` in one call. */
export function requestedPages(mode: PagingMode, page: number): { pageSize: number; currentPage: number } {
  const isWhole = mode === 'load-more' && page <= MAX_PAGES
  return isWhole ? { pageSize: page * PAGE_SIZE, currentPage: 1 } : { pageSize: PAGE_SIZE, currentPage: page }
}

export interface Answer {
  readonly total_count: number | null
  readonly page_info: { readonly current_page: number | null; readonly page_size: number | null } | null
}

/** The first and the last page shown, and the number of pages that can be shown. */
export interface ListedPages {
  readonly first: number
  readonly current: number
  readonly total: number
}

/** The pages of a listing by its total, although the backend may not return the last ones. */
export const countPages = ({ total_count }: Pick<Answer, 'total_count'>): number => Math.max(1, Math.ceil((total_count ?? 0) / PAGE_SIZE))

/** The pages in an answer, counted in pages of the usual size. */
export function answeredPages({ total_count, page_info }: Answer): ListedPages {
  const total = Math.min(MAX_LISTED_PAGES, countPages({ total_count }))
  const pages = Math.max(1, Math.ceil((page_info?.page_size ?? PAGE_SIZE) / PAGE_SIZE))
  const current = Math.min(total, pages > 1 ? pages : (page_info?.current_page ?? 1))
  return { first: pages > 1 ? 1 : current, current, total }
}
