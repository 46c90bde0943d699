import { send } from '../../graphql/browser.ts'
import { PublishedReviewsOperation } from '../../graphql/generated/my-reviews.ts'
import type { CustomerReviewFragment, PublishedReviewFragment } from '../../graphql/generated/types.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import type { ReviewOfCustomer } from './customer-reviews.ts'

/** Not in Magento's API: derived from the published reviews of the product. */
export type ReviewState = 'published' | 'waiting' | 'unknown'

/** The newest published reviews of the product in one store view; undefined if they could not be read. */
export type Published = readonly PublishedReviewFragment[] | undefined

/**
 * The states in the order of `reviews`, with at most one query per language. Magento up to 2.4.8 lists the customer's reviews of all store
 * views but publishes each in its own only, so the reviews that this store view does not show are looked up in the others.
 */
export async function loadReviewStates(reviews: readonly ReviewOfCustomer[], locale: Locale): Promise<ReviewState[]> {
  const published: Published[][] = reviews.map(() => [])
  let states = reviews.map((): ReviewState => 'unknown')
  for (const language of [locale, ...LOCALES.filter((other) => other !== locale)]) {
    const bySku = await publishedBySku(reviews.filter((_, index) => states[index] !== 'published'), language)
    // A product that another store view does not sell has no reviews there.
    const fallback = language === locale ? undefined : []
    reviews.forEach(({ product }, index) => published[index]?.push(bySku.get(product?.sku ?? '') ?? fallback))
    states = reviews.map(({ review }, index) => reviewState(review, published[index] ?? []))
  }
  return states
}

async function publishedBySku(reviews: readonly ReviewOfCustomer[], locale: Locale): Promise<ReadonlyMap<string, Published>> {
  const skus = [...new Set(reviews.flatMap(({ product }) => product?.sku ?? []))]
  if (skus.length === 0) return new Map()
  const { products } = await send(PublishedReviewsOperation, { skus, pageSize: skus.length }, { locale })
  return new Map(products?.items?.flatMap((item) => (item?.sku ? [[item.sku, withoutNull(item.reviews.items)]] : [])))
}

const withoutNull = (reviews: ReadonlyArray<PublishedReviewFragment | null>): PublishedReviewFragment[] => reviews.filter((review) => review !== null)

/** @param published the reviews in each store view. The state is unknown if the loaded ones do not reach back to the review's date. */
export function reviewState(review: CustomerReviewFragment, published: readonly Published[]): ReviewState {
  if (published.some((reviews) => reviews?.some((other) => isSame(review, other)))) return 'published'
  return published.every((reviews) => reviews && reachesBackTo(review, reviews)) ? 'waiting' : 'unknown'
}

const isSame = (one: CustomerReviewFragment, other: PublishedReviewFragment): boolean =>
  one.created_at === other.created_at && one.nickname === other.nickname && one.summary === other.summary

const reachesBackTo = ({ created_at }: CustomerReviewFragment, reviews: readonly PublishedReviewFragment[]): boolean =>
  reviews.length < PAGE_SIZE || reviews.some((other) => other.created_at < created_at)

/** As in my-reviews.graphql. */
const PAGE_SIZE = 100
