import { send } from '../../graphql/browser.ts'
import { ProductReviewPageOperation } from '../../graphql/generated/reviews.ts'
import type { ReviewFragment } from '../../graphql/generated/types.ts'
import { PAGE_SIZE, RATED, type ReviewsRequest } from './reviews-request.ts'
import { wholeStars } from './stars.ts'

/** Magento cannot filter reviews by stars, so the newest 100 are filtered here. */
export async function loadReviews(sku: string, { page, stars }: ReviewsRequest): Promise<ReviewFragment[]> {
  if (!stars) return read(sku, PAGE_SIZE, page)
  const matching = (await read(sku, RATED, 1)).filter((review) => wholeStars(review.average_rating) === stars)
  return matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}

async function read(sku: string, pageSize: number, page: number): Promise<ReviewFragment[]> {
  const { products } = await send(ProductReviewPageOperation, { sku, pageSize, page })
  return (products?.items?.[0]?.reviews.items ?? []).filter((review) => review !== null) as ReviewFragment[]
}
