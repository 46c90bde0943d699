/** Reviews on each page. */
export const PAGE_SIZE = 10
/** The number of newest reviews whose stars are counted, as in reviews.graphql. */
export const RATED = 100

export interface ReviewsRequest {
  readonly page: number
  /** Only reviews with this number of stars. */
  readonly stars?: number | undefined
}
