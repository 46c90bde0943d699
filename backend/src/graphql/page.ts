import { refused } from '../refusals/refusal.ts'

export interface Page {
  readonly currentPage: number
  readonly pageSize: number
  readonly totalPages: number
}

export type RequestedPage = Pick<Page, 'currentPage' | 'pageSize'>

export interface PageArguments {
  readonly currentPage?: number | null
  readonly pageSize?: number | null
}

export const requestedPage = ({ currentPage, pageSize }: PageArguments, usualSize = 20): RequestedPage =>
  ({ currentPage: currentPage ?? 1, pageSize: pageSize ?? usualSize })

export function checkPage({ currentPage, pageSize }: RequestedPage): void {
  if (currentPage < 1) throw refused('request.currentPageTooLow')
  if (pageSize < 1) throw refused('request.pageSizeTooLow')
}

/** As LIMIT and OFFSET. */
export const sliceOf = ({ currentPage, pageSize }: RequestedPage) => ({ limit: pageSize, offset: (currentPage - 1) * pageSize })

/** It may be past the end and then has no items. */
export const pageAt = ({ currentPage, pageSize }: RequestedPage, totalCount: number): Page =>
  ({ currentPage, pageSize, totalPages: Math.ceil(totalCount / pageSize) })

/** @throws graphql-input for a page past the end, except for an empty list */
export function pageOf(requested: RequestedPage, totalCount: number): Page {
  const page = pageAt(requested, totalCount)
  if (totalCount > 0 && page.currentPage > page.totalPages) {
    throw refused('request.currentPageTooHigh', { page: page.currentPage, pages: page.totalPages })
  }
  return page
}

/** SearchResultPageInfo. */
export const pageInfo = ({ currentPage, pageSize, totalPages }: Page) =>
  ({ current_page: currentPage, page_size: pageSize, total_pages: totalPages })
