import { send } from '../../graphql/browser.ts'
import { PublishedReviewsOperation } from '../../graphql/generated/my-reviews.ts'
import type { PublishedReviewFragment } from '../../graphql/generated/types.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import type { ReviewOfCustomer } from './load-customer-reviews.ts'
import { type Published, type ReviewState, reviewState } from './review-state.ts'

/**
 * In the order of `reviews`, by one question for each language at most. Magento up to 2.4.8 lists what was written in any store view, and only
 * that one shows it: the reviews that this store view does not show are looked for in the others.
 */
export async function loadReviewStates(reviews: readonly ReviewOfCustomer[], locale: Locale): Promise<ReviewState[]> {
  const published: Published[][] = reviews.map(() => [])
  let states = reviews.map((): ReviewState => 'unknown')
  for (const language of [locale, ...LOCALES.filter((other) => other !== locale)]) {
    const bySku = await publishedBySku(reviews.filter((_, index) => states[index] !== 'published'), language)
    // A product that another store view does not sell has no reviews there.
    const otherwise = language === locale ? undefined : []
    reviews.forEach(({ product }, index) => published[index]?.push(bySku.get(product?.sku ?? '') ?? otherwise))
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
