import type { Context } from '../../context.ts'
import { notAuthorized } from '../../errors.ts'
import type { CartRow } from '../cart/cart.repository.ts'
import { setting } from '../store/settings.ts'

/** @throws graphql-authorization for a guest's cart where the shop sells to customers alone */
export function requireGuestCheckout({ database }: Pick<Context, 'database'>, { customerId, storeId }: CartRow): void {
  if (customerId !== null || setting(database, 'checkout/options/guest_checkout', storeId)) return
  throw notAuthorized('Guest checkout is not allowed. Register a customer account or login with existing one.')
}
