import type { Resolvers } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { requestedPage, checkPage, type PageArguments, sliceOf } from '../../graphql/page.ts'
import { toUid } from '../../graphql/uid.ts'
import { required } from '../../lib/required.ts'
import { type Product, productsById } from '../catalog/product.repository.ts'
import { setting } from '../store/settings.ts'
import { createReview } from './create-review.ts'
import { activeRatings, votesByReview } from './rating.repository.ts'
import { averageRating, customerReviews, type ReviewPage, reviewPageInfo } from './review-page.ts'
import { reviewsOfProducts, reviewSummariesById } from './review.repository.ts'

/** Fields about reviews, the same in every kind of product. */
const productReviewFields = {
  rating_summary: async ({ id }: Product, _: unknown, { load }: Context) => (await load(reviewSummariesById, id))?.ratingSummary ?? 0,
  review_count: async ({ id }: Product, _: unknown, { load }: Context) => (await load(reviewSummariesById, id))?.reviewCount ?? 0,
  reviews: async ({ id }: Product, args: PageArguments, { load }: Context): Promise<ReviewPage> => {
    const page = requestedPage(args)
    checkPage(page)
    const totalCount = (await load(reviewSummariesById, id))?.reviewCount ?? 0
    if (totalCount === 0) return { ...page, totalCount, reviews: [] }
    const reviews = await load(reviewsOfProducts, { productId: id, ...sliceOf(page) })
    return { ...page, totalCount, reviews: reviews ?? [] }
  },
}

export const reviewsResolvers: Resolvers = {
  Query: {
    productReviewRatingsMetadata: (_, __, { database, store }) => {
      const ratings = setting(database, 'catalog/review/active', store.id) ? activeRatings(database, store.id) : []
      return {
        items: ratings.map(({ id, name, options }) => ({
          id: toUid(id),
          name,
          values: options.map((option) => ({ value_id: toUid(option.id), value: String(option.value) })),
        })),
      }
    },
  },
  Mutation: {
    createProductReview: (_, { input }, context) => ({ review: createReview(context, input) }),
  },
  Customer: {
    reviews: (_, page, context) => customerReviews(context, requestedPage(page)),
  },
  SimpleProduct: productReviewFields,
  VirtualProduct: productReviewFields,
  ConfigurableProduct: productReviewFields,
  BundleProduct: productReviewFields,
  GroupedProduct: productReviewFields,
  DownloadableProduct: productReviewFields,
  ProductReviews: {
    items: ({ reviews }) => [...reviews],
    page_info: (page) => reviewPageInfo(page),
  },
  ProductReview: {
    created_at: ({ createdAt }) => createdAt,
    average_rating: async ({ id }, _, { load }) => averageRating((await load(votesByReview, id)) ?? []),
    ratings_breakdown: async ({ id }, _, { load }) =>
      ((await load(votesByReview, id)) ?? []).map(({ name, value }) => ({ name, value: String(value) })),
    product: async ({ productId }, _, { load }) => required(await load(productsById, productId), 'product'),
  },
}
