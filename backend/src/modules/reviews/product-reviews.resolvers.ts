import type { Context } from '../../context.ts'
import { askedPage, checkPage, type PageArguments, sliceOf } from '../catalog/page.ts'
import type { Product } from '../catalog/product.repository.ts'
import type { ReviewPage } from './review-page.ts'

/** What every kind of product answers of its reviews. */
export const productReviewFields = {
  rating_summary: async ({ id }: Product, _: unknown, { catalog }: Context) => (await catalog.reviewSummary(id))?.ratingSummary ?? 0,
  review_count: async ({ id }: Product, _: unknown, { catalog }: Context) => (await catalog.reviewSummary(id))?.reviewCount ?? 0,
  reviews: async ({ id }: Product, asked: PageArguments, { catalog }: Context): Promise<ReviewPage> => {
    const page = askedPage(asked)
    checkPage(page)
    const totalCount = (await catalog.reviewSummary(id))?.reviewCount ?? 0
    if (totalCount === 0) return { ...page, totalCount, reviews: [] }
    const reviews = await catalog.reviews({ productId: id, ...sliceOf(page) })
    return { ...page, totalCount, reviews: reviews ?? [] }
  },
}
