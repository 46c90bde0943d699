import type { Context } from '../../graphql/context.ts'
import { requireCart, type WhenMissing } from '../cart-lines/cart-access.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { requireGuestCheckout } from './guest-checkout.ts'

/** The cart that a step of the checkout is taken with. */
export function requireCheckoutCart(context: Context, maskedId: string, whenMissing?: WhenMissing): CartRow {
  const cart = requireCart(context, maskedId, whenMissing)
  requireGuestCheckout(context, cart)
  return cart
}
