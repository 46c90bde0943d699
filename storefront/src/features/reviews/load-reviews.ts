import { send } from '../../graphql/browser.ts'
import { ProductReviewPageOperation } from '../../graphql/generated/reviews.ts'
import type { ReviewFragment } from '../../graphql/generated/types.ts'
import { PAGE_SIZE, RATED, type ReviewsAsked } from './reviews-asked.ts'
import { wholeStars } from './stars.ts'

/** Magento cannot filter reviews: those with so many stars are found among the ones whose stars are counted. */
export async function loadReviews(sku: string, { page, stars }: ReviewsAsked): Promise<ReviewFragment[]> {
  if (!stars) return read(sku, PAGE_SIZE, page)
  const wanted = (await read(sku, RATED, 1)).filter((review) => wholeStars(review.average_rating) === stars)
  return wanted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}

async function read(sku: string, pageSize: number, page: number): Promise<ReviewFragment[]> {
  const { products } = await send(ProductReviewPageOperation, { sku, pageSize, page })
  return (products?.items?.[0]?.reviews.items ?? []).filter((review) => review !== null) as ReviewFragment[]
}
