import type { CustomerReviewFragment, PublishedReviewFragment } from '../../graphql/generated/types.ts'

/** Magento does not tell it: it is known by what the product's page shows. */
export type ReviewState = 'published' | 'waiting' | 'unknown'

/** As many as my-reviews.graphql asks for. */
const MOST_READ = 100

/** The newest reviews of its product that everybody sees, in one store view; undefined where they could not be read. */
export type Published = readonly PublishedReviewFragment[] | undefined

/** @param published in every store view that was asked. One that has so many newer reviews that this one may follow leaves it open. */
export function reviewState(review: CustomerReviewFragment, published: readonly Published[]): ReviewState {
  if (published.some((reviews) => reviews?.some((other) => isSame(review, other)))) return 'published'
  return published.every((reviews) => reviews && goesBackTo(review, reviews)) ? 'waiting' : 'unknown'
}

const isSame = (one: CustomerReviewFragment, other: PublishedReviewFragment): boolean =>
  one.created_at === other.created_at && one.nickname === other.nickname && one.summary === other.summary

const goesBackTo = ({ created_at }: CustomerReviewFragment, reviews: readonly PublishedReviewFragment[]): boolean =>
  reviews.length < MOST_READ || reviews.some((other) => other.created_at < created_at)
