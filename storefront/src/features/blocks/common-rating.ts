interface Rated {
  readonly rating_summary: number
  readonly review_count: number
}

interface CommonRating {
  /** Magento's rating, 0 to 100. */
  readonly percent: number
  /** Of reviews. */
  readonly count: number
}

/** Fewer say little about a shop. */
const MIN_REVIEWS = 10

/** The rating of several products together, each review counted once; undefined with too few reviews. */
export function ratingOf(products: readonly Rated[]): CommonRating | undefined {
  // A product with reviews but without stars has the rating 0.
  const rated = products.filter(({ rating_summary: percent, review_count: count }) => percent > 0 && count > 0)
  const count = rated.reduce((sum, product) => sum + product.review_count, 0)
  if (count < MIN_REVIEWS) return undefined
  return { count, percent: rated.reduce((sum, product) => sum + product.rating_summary * product.review_count, 0) / count }
}
