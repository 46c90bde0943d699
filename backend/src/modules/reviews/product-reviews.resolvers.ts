import type { Context } from '../../context.ts'
import { checkPage } from '../catalog/page.ts'
import type { Product } from '../catalog/product.repository.ts'
import type { ReviewPage } from './review-page.ts'

interface PageArguments {
  readonly currentPage?: number | null
  readonly pageSize?: number | null
}

/** What every kind of product answers of its reviews. */
export const productReviewFields = {
  rating_summary: async ({ id }: Product, _: unknown, { catalog }: Context) => (await catalog.reviewSummary(id))?.ratingSummary ?? 0,
  review_count: async ({ id }: Product, _: unknown, { catalog }: Context) => (await catalog.reviewSummary(id))?.reviewCount ?? 0,
  reviews: async ({ id }: Product, asked: PageArguments, { catalog }: Context): Promise<ReviewPage> => {
    const page = { currentPage: asked.currentPage ?? 1, pageSize: asked.pageSize ?? 20 }
    checkPage(page)
    const totalCount = (await catalog.reviewSummary(id))?.reviewCount ?? 0
    if (totalCount === 0) return { ...page, totalCount, reviews: [] }
    const offset = (page.currentPage - 1) * page.pageSize
    const reviews = await catalog.reviews({ productId: id, offset, limit: page.pageSize })
    return { ...page, totalCount, reviews: reviews ?? [] }
  },
}
