import { send } from '../../graphql/browser.ts'
import { CartLocationOperation } from '../../graphql/generated/cart-location.ts'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { pickupPattern } from '../pickup/pickup-methods.ts'
import { findLocation, type PickupLocation } from '../pickup/search-locations.ts'

/** The locker or shop to which a cart is sent. */
export interface CartLocation {
  /** Null if none was chosen. */
  readonly code: string | null
  /** As it is now; null if there is none any more. */
  readonly location: PickupLocation | null
}

/** Whether the chosen method needs a locker or shop. */
export function hasPickupMethod({ shipping_addresses: [shipping] }: Pick<CheckoutFragment, 'shipping_addresses'>, pickup: PickupMethods): boolean {
  const method = shipping?.selected_shipping_method
  return method != null && pickupPattern(pickup, method) !== undefined
}

/** Null if the backend cannot tell: the checkout goes on without. */
export async function fetchCartLocation(cartId: string): Promise<CartLocation | null> {
  try {
    const { cart } = await send(CartLocationOperation, { cartId })
    const code = cart?.shipping_addresses[0]?.pickup_location_code || null
    return { code, location: code === null ? null : await findLocation(code) }
  } catch (error) {
    logFailure('The pickup location of the cart is unknown', error)
    return null
  }
}
