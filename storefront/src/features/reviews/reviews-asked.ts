/** Of a product's page, and of each that follows. */
export const PAGE_SIZE = 10
/** Of so many, the newest, the stars are counted: as many as reviews.graphql asks for. */
export const RATED = 100

export interface ReviewsAsked {
  readonly page: number
  /** Only those with so many. */
  readonly stars?: number | undefined
}
