import type { OrderReason, Refusal } from '../../graphql/refusals/reason.ts'
import { type CartProblem, cartProblem } from '../cart/cart-problem.ts'
import type { RefusedPart } from './place-order.ts'

/** The session storage key of the failure that the error page shows. */
export const ORDER_FAILURE = 'order-failure'

export interface OrderFailure {
  readonly part: RefusedPart
  readonly refusal?: Refusal | undefined
  /** The backend's message. */
  readonly text: string
}

const REASONS: Readonly<Record<OrderReason, true>> = { address: true, country: true, delivery: true, payment: true, email: true, server: true }

/** The reason for a refused order, to be shown in the buyer's language: about the order, or about an item of the cart. */
export function orderReason({ refusal, text }: Pick<OrderFailure, 'refusal' | 'text'>): OrderReason | CartProblem {
  if (refusal && refusal.reason in REASONS) return refusal.reason as OrderReason
  return cartProblem(refusal, refusal?.detail ?? text)
}
