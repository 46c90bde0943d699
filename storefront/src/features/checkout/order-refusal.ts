import { type CartProblem, readRefusal } from '../cart/cart-problem.ts'

/** Keys of `checkout.refusal.reason`. */
export type OrderReason = 'address' | 'country' | 'delivery' | 'payment' | 'email' | 'server'

const REASONS: readonly (readonly [RegExp, OrderReason])[] = [
  [/Some addresses can't be used/, 'country'],
  [/shipping method is missing/, 'delivery'],
  [/check the (billing|shipping) address/, 'address'],
  [/valid payment method|Payment Method is not available/, 'payment'],
  [/Guest email for cart is missing/, 'email'],
  [/server error stopped your order/, 'server'],
]

/** Why the shop refuses an order, so that it can be told in the buyer's language: about the order, or about a thing in the cart. */
export function orderReason(text: string): OrderReason | CartProblem {
  return REASONS.find(([words]) => words.test(text))?.[1] ?? readRefusal(text.replace(/^Unable to place order: /, ''))
}
