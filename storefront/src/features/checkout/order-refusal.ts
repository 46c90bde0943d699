import type { OrderReason } from '../../graphql/refusals/reason.ts'
import { type CartProblem, cartProblem } from '../cart/cart-problem.ts'
import type { OrderFailure } from './order-failure.ts'

const REASONS: Readonly<Record<OrderReason, true>> = { address: true, country: true, delivery: true, payment: true, email: true, server: true }

/** Why the shop refused an order, so that it can be told in the buyer's language: about the order, or about a thing in the cart. */
export function orderReason({ refusal, text }: Pick<OrderFailure, 'refusal' | 'text'>): OrderReason | CartProblem {
  if (refusal && refusal.reason in REASONS) return refusal.reason as OrderReason
  return cartProblem(refusal, refusal?.detail ?? text)
}
