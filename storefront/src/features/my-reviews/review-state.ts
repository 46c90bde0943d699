import type { CustomerReviewFragment, PublishedReviewFragment } from '../../graphql/generated/types.ts'

/** Not in Magento's API: derived from the published reviews of the product. */
export type ReviewState = 'published' | 'waiting' | 'unknown'

/** As many as my-reviews.graphql asks for. */
const MOST_READ = 100

/** The newest published reviews of the product in one store view; undefined where they could not be read. */
export type Published = readonly PublishedReviewFragment[] | undefined

/** @param published in each store view. The state stays unknown if a store view has more newer reviews than were read. */
export function reviewState(review: CustomerReviewFragment, published: readonly Published[]): ReviewState {
  if (published.some((reviews) => reviews?.some((other) => isSame(review, other)))) return 'published'
  return published.every((reviews) => reviews && goesBackTo(review, reviews)) ? 'waiting' : 'unknown'
}

const isSame = (one: CustomerReviewFragment, other: PublishedReviewFragment): boolean =>
  one.created_at === other.created_at && one.nickname === other.nickname && one.summary === other.summary

const goesBackTo = ({ created_at }: CustomerReviewFragment, reviews: readonly PublishedReviewFragment[]): boolean =>
  reviews.length < MOST_READ || reviews.some((other) => other.created_at < created_at)
