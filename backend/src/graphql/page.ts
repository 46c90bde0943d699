import { refused } from '../refusals/refusal.ts'

export interface Page {
  readonly currentPage: number
  readonly pageSize: number
  readonly totalPages: number
}

export type AskedPage = Pick<Page, 'currentPage' | 'pageSize'>

export interface PageArguments {
  readonly currentPage?: number | null
  readonly pageSize?: number | null
}

export const askedPage = ({ currentPage, pageSize }: PageArguments, usualSize = 20): AskedPage =>
  ({ currentPage: currentPage ?? 1, pageSize: pageSize ?? usualSize })

export function checkPage({ currentPage, pageSize }: AskedPage): void {
  if (currentPage < 1) throw refused('request.currentPageTooLow')
  if (pageSize < 1) throw refused('request.pageSizeTooLow')
}

/** As LIMIT and OFFSET. */
export const sliceOf = ({ currentPage, pageSize }: AskedPage) => ({ limit: pageSize, offset: (currentPage - 1) * pageSize })

/** It may be past the end, and is then empty. */
export const pageAt = ({ currentPage, pageSize }: AskedPage, totalCount: number): Page =>
  ({ currentPage, pageSize, totalPages: Math.ceil(totalCount / pageSize) })

/** @throws graphql-input for a page past the end, except for an empty list */
export function pageOf(asked: AskedPage, totalCount: number): Page {
  const page = pageAt(asked, totalCount)
  if (totalCount > 0 && page.currentPage > page.totalPages) {
    throw refused('request.currentPageTooHigh', { page: page.currentPage, pages: page.totalPages })
  }
  return page
}

/** SearchResultPageInfo. */
export const pageInfo = ({ currentPage, pageSize, totalPages }: Page) =>
  ({ current_page: currentPage, page_size: pageSize, total_pages: totalPages })
