import { send } from '../../graphql/browser.ts'
import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { CustomerReviewsOperation } from '../../graphql/generated/my-reviews.ts'
import { CreateProductReviewOperation } from '../../graphql/generated/reviews.ts'
import type { CreateProductReviewInput } from '../../graphql/generated/types.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { createStore } from '../../lib/visitor-store.ts'

const NEWEST = { pageSize: 10, page: 1 }

/** The reviews that may have been stored, because their answer was lost. */
const unanswered = createStore(() => new Set<string>())

/**
 * Sends a customer's review. After a lost answer, the customer's own reviews show whether it was stored, so that it is not stored twice.
 * @throws StoreError, ServerError
 */
export async function sendReview(input: CreateProductReviewInput): Promise<void> {
  const key = JSON.stringify(input)
  if (unanswered.get().has(key) && (await isStored(input))) return
  try {
    await sendChecked(CreateProductReviewOperation, { input })
  } catch (error) {
    if (!isUnanswered(error)) throw error
    unanswered.get().add(key)
    if (!(await isStored(input).catch(() => false))) throw error
    logFailure('The review was stored despite an error', error)
  }
}

async function isStored({ nickname, summary, text }: CreateProductReviewInput): Promise<boolean> {
  const { customer } = await send(CustomerReviewsOperation, NEWEST)
  return customer?.reviews?.items.some((review) => review?.summary === summary && review.text === text && review.nickname === nickname) ?? false
}
