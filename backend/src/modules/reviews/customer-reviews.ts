import type { Context } from '../../context.ts'
import { checkPage } from '../catalog/page.ts'
import { requireCustomer } from '../customer/identity.ts'
import { setting } from '../store/settings.ts'
import type { ReviewPage } from './review-page.ts'
import { countReviewsOfCustomer, reviewsOfCustomer } from './review.repository.ts'

export function customerReviews(context: Context, page: Pick<ReviewPage, 'currentPage' | 'pageSize'>): ReviewPage {
  const { id } = requireCustomer(context)
  checkPage(page)
  const { database, store } = context
  if (!setting(database, 'catalog/review/active', store.id)) return { ...page, totalCount: 0, reviews: [] }
  return {
    ...page,
    totalCount: countReviewsOfCustomer(database, id),
    reviews: reviewsOfCustomer(database, id, (page.currentPage - 1) * page.pageSize, page.pageSize),
  }
}
