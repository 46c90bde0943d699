import type { Context } from '../../context.ts'
import { type AskedPage, checkPage, sliceOf } from '../catalog/page.ts'
import { requireCustomer } from '../customer/identity.ts'
import { setting } from '../store/settings.ts'
import type { ReviewPage } from './review-page.ts'
import { countReviewsOfCustomer, reviewsOfCustomer } from './review.repository.ts'

export function customerReviews(context: Context, page: AskedPage): ReviewPage {
  const { id } = requireCustomer(context)
  checkPage(page)
  const { database, store } = context
  if (!setting(database, 'catalog/review/active', store.id)) return { ...page, totalCount: 0, reviews: [] }
  const { offset, limit } = sliceOf(page)
  return { ...page, totalCount: countReviewsOfCustomer(database, id), reviews: reviewsOfCustomer(database, id, offset, limit) }
}
