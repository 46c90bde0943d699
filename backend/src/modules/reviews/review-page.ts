import type { SearchResultPageInfo } from '../../generated/resolvers.ts'
import { refused } from '../../refusals/refusal.ts'
import type { Review } from './review.repository.ts'

/** A page of a product's or of a customer's reviews. */
export interface ReviewPage {
  readonly reviews: readonly Review[]
  readonly currentPage: number
  readonly pageSize: number
  readonly totalCount: number
}

/** Magento answers a page past the end, and puts the refusal into `current_page` alone, with the last page's number. */
export function reviewPageInfo({ currentPage, pageSize, totalCount }: ReviewPage): SearchResultPageInfo {
  const totalPages = Math.ceil(totalCount / pageSize)
  return {
    page_size: pageSize,
    total_pages: totalPages,
    get current_page() {
      if (totalCount === 0 || currentPage <= totalPages) return currentPage
      throw refused('reviews.currentPageTooHigh', { page: totalPages })
    },
  }
}
