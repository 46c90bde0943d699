interface Review {
  readonly text: string
  readonly nickname: string
  readonly average_rating: number
}

/** Magento's percent: four stars and more. */
const MIN_RATING = 80
/** Characters: a sentence or two. */
const LENGTH = { least: 40, most: 220 }

/** The first review that praises in a sentence or two. Magento returns the newest first. */
export const quotableReview = <Given extends Review>(reviews: readonly Given[]): Given | undefined =>
  reviews.find(({ text, average_rating: rating }) => rating >= MIN_RATING && text.trim().length >= LENGTH.least && text.trim().length <= LENGTH.most)

interface Rated {
  readonly sku: string | null
  readonly rating_summary: number
  readonly review_count: number
}

/** The well rated product with the most reviews, which is likely to have one to quote. */
export const mostPraised = <Product extends Rated>(products: readonly Product[]): Product | undefined =>
  products.filter((product) => product.sku && product.rating_summary >= MIN_RATING).toSorted((one, other) => other.review_count - one.review_count)[0]
