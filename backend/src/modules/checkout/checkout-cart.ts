import type { Context } from '../../context.ts'
import { requireCart, type WhenMissing } from '../cart/cart-access.ts'
import type { CartRow } from '../cart/cart.repository.ts'
import { requireGuestCheckout } from './guest-checkout.ts'

/** The cart that a step of the checkout is taken with. */
export function requireCheckoutCart(context: Context, maskedId: string, whenMissing?: WhenMissing): CartRow {
  const cart = requireCart(context, maskedId, whenMissing)
  requireGuestCheckout(context, cart)
  return cart
}
