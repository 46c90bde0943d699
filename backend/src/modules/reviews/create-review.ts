import { transaction } from '../../database/transaction.ts'
import type { CreateProductReviewInput, ProductReviewRatingInput } from '../../generated/resolvers.ts'
import type { Context, Identity } from '../../graphql/context.ts'
import { fromUid } from '../../graphql/uid.ts'
import { refused } from '../../refusals/refusal.ts'
import { productBySku } from '../catalog/product-by-sku.repository.ts'
import { currentCustomer } from '../identity/identity.ts'
import { setting } from '../store/settings.ts'
import { activeRatings, type Rating } from './rating.repository.ts'
import { insertReview, type Review } from './review.repository.ts'

/** The lengths of Magento's columns. */
const MAX_LENGTHS = { nickname: 128, summary: 255 }

/** Only its author sees a new review until it is approved. */
export function createReview(context: Context, { sku, nickname, summary, text, ratings }: CreateProductReviewInput): Review {
  const customer = requireReviewer(context)
  if (nickname.length > MAX_LENGTHS.nickname || summary.length > MAX_LENGTHS.summary) throw refused('options.textTooLong')
  const { database, store, now } = context
  const product = productBySku(database, sku)
  if (!product) throw refused('product.notFound', { sku })
  const known = activeRatings(database, store.id)
  const votes = ratings.flatMap((rating) => (rating ? [readVote(known, rating)] : []))
  const review = { productId: product.id, storeId: store.id, customerId: customer?.id ?? null, nickname, summary, text, votes }
  return transaction(database, () => insertReview(database, review, now))
}

/** @returns the customer; undefined for a guest, who may review in this shop */
function requireReviewer(context: Context): Identity | undefined {
  const { database, store } = context
  if (!setting(database, 'catalog/review/active', store.id)) {
    throw refused('reviews.disabled')
  }
  const customer = currentCustomer(context)
  if (!customer && !setting(database, 'catalog/review/allow_guest', store.id)) {
    throw refused('reviews.customersOnly')
  }
  return customer
}

function readVote(ratings: readonly Rating[], { id, value_id }: ProductReviewRatingInput) {
  const rating = ratings.find((candidate) => String(candidate.id) === fromUid(id))
  if (!rating) throw refused('request.uidIncorrect', { uid: id })
  const option = rating.options.find((candidate) => String(candidate.id) === fromUid(value_id))
  if (!option) throw refused('request.uidIncorrect', { uid: value_id })
  return { ratingId: rating.id, value: option.value }
}
