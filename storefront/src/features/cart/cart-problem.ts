import { refusalOf, StoreError } from '../../graphql/errors.ts'
import { minutesToWait, referenceOf } from '../../lib/log-failure.ts'
import type { CartReason, ListedError, Refusal } from '../../graphql/refusals/reason.ts'

export type CartProblem =
  | { readonly reason: CartReason; readonly count: number }
  /** `unconfirmed`: a change of a line may have been made although its answer did not come. */
  | { readonly reason: 'unreachable' | 'unconfirmed'; readonly reference?: string | undefined }
  /** The gateway refuses further attempts for a while. */
  | { readonly reason: 'wait'; readonly minutes: number }
  /** Without a refusal: the product is missing from the returned cart. */
  | { readonly reason: 'notAdded' }
  /** A reason without a message: the backend's text is quoted. */
  | { readonly reason: 'other'; readonly text: string }

const REASONS: Readonly<Record<CartReason, true>> = {
  notFound: true, outOfStock: true, fewest: true, most: true, steps: true, whole: true, tooMany: true, notEnough: true, quantity: true,
  optionGone: true, chooseOptions: true, lineGone: true, couponWrong: true, couponApplied: true, cartGone: true, cartForeign: true,
}

/** Maps a refusal to the cart's problems. */
export function cartProblem(refusal: Refusal | undefined, text: string): CartProblem {
  if (refusal && refusal.reason in REASONS) return { reason: refusal.reason as CartReason, count: refusal.count ?? 0 }
  return { reason: 'other', text }
}

export const listedProblem = ({ refusal, message }: ListedError): CartProblem => cartProblem(refusal, message)

export function readProblem(error: unknown): CartProblem {
  const minutes = minutesToWait(error)
  if (minutes) return { reason: 'wait', minutes }
  if (!(error instanceof StoreError)) return { reason: 'unreachable', reference: referenceOf(error) }
  return cartProblem(refusalOf(error), error.message)
}
