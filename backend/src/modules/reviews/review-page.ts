import type { SearchResultPageInfo } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { type RequestedPage, checkPage, sliceOf } from '../../graphql/page.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCustomer } from '../identity/identity.ts'
import { setting } from '../store/settings.ts'
import { countReviewsOfCustomer, type Review, reviewsOfCustomer } from './review.repository.ts'

/** A page of a product's or of a customer's reviews. */
export interface ReviewPage {
  readonly reviews: readonly Review[]
  readonly currentPage: number
  readonly pageSize: number
  readonly totalCount: number
}

/** Magento returns a page past the end and refuses only the field `current_page`, naming the last page's number. */
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

/** Percent of five stars to two decimal places; 0 without ratings. */
export function averageRating(votes: readonly { readonly value: number }[]): number {
  if (votes.length === 0) return 0
  const stars = votes.reduce((sum, { value }) => sum + value, 0)
  return Math.round((stars / votes.length) * 20_00) / 100
}

export function customerReviews(context: Context, page: RequestedPage): ReviewPage {
  const { id } = requireCustomer(context)
  checkPage(page)
  const { database, store } = context
  if (!setting(database, 'catalog/review/active', store.id)) return { ...page, totalCount: 0, reviews: [] }
  const { offset, limit } = sliceOf(page)
  return { ...page, totalCount: countReviewsOfCustomer(database, id), reviews: reviewsOfCustomer(database, id, offset, limit) }
}
