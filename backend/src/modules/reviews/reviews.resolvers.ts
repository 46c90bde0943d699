import type { Resolvers } from '../../generated/resolvers.ts'
import { toUid } from '../../uid.ts'
import { askedPage } from '../catalog/page.ts'
import { setting } from '../store/settings.ts'
import { averageRating } from './average-rating.ts'
import { createReview } from './create-review.ts'
import { customerReviews } from './customer-reviews.ts'
import { activeRatings } from './rating.repository.ts'
import { reviewPageInfo } from './review-page.ts'

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
    reviews: (_, page, context) => customerReviews(context, askedPage(page)),
  },
  ProductReviews: {
    items: ({ reviews }) => [...reviews],
    page_info: (page) => reviewPageInfo(page),
  },
  ProductReview: {
    created_at: ({ createdAt }) => createdAt,
    average_rating: async ({ id }, _, { catalog }) => averageRating((await catalog.reviewVotes(id)) ?? []),
    ratings_breakdown: async ({ id }, _, { catalog }) =>
      ((await catalog.reviewVotes(id)) ?? []).map(({ name, value }) => ({ name, value: String(value) })),
    product: async ({ productId }, _, { catalog }) => (await catalog.product(productId))!,
  },
}
