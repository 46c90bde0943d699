import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { setting } from '../store/settings.ts'

/** @throws graphql-authorization for a guest's cart where the shop sells to customers alone */
export function requireGuestCheckout({ database }: Pick<Context, 'database'>, { customerId, storeId }: CartRow): void {
  if (customerId !== null || setting(database, 'checkout/options/guest_checkout', storeId)) return
  throw refused('checkout.customersOnly')
}
