import type { ProductReviewsFragment } from '../../graphql/generated/types.ts'
import { wholeStars } from './stars.ts'

type Rated = ProductReviewsFragment['rated']['items']

/** The numbers of reviews with five stars, four, and so on to one. */
export function countStars(rated: Rated): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const review of rated) {
    const stars = wholeStars(review?.average_rating ?? 0)
    if (stars) counts[counts.length - stars] = (counts[counts.length - stars] ?? 0) + 1
  }
  return counts
}

export interface Quality {
  readonly name: string
  /** The mean, 1 to 5. */
  readonly stars: number
}

/** The averages of each rating; none in a shop with a single rating, which would only repeat the total. */
export function averageQualities(rated: Rated): Quality[] {
  const votes = rated.flatMap((review) => review?.ratings_breakdown ?? [])
  const byName = Map.groupBy(votes, (vote) => vote?.name ?? '')
  if (byName.size < 2) return []
  return [...byName].map(([name, given]) => ({ name, stars: given.reduce((sum, vote) => sum + Number(vote?.value), 0) / given.length }))
}
