import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCart, type WhenMissing } from '../cart-lines/cart-access.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { setting } from '../store/settings.ts'

/** The cart for a step of the checkout. */
export function requireCheckoutCart(context: Context, maskedId: string, whenMissing?: WhenMissing): CartRow {
  const cart = requireCart(context, maskedId, whenMissing)
  requireGuestCheckout(context, cart)
  return cart
}

/** @throws graphql-authorization for a guest's cart if guest checkout is disabled */
function requireGuestCheckout({ database }: Pick<Context, 'database'>, { customerId, storeId }: CartRow): void {
  if (customerId !== null || setting(database, 'checkout/options/guest_checkout', storeId)) return
  throw refused('checkout.customersOnly')
}
