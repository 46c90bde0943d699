import type { CartFragment } from '../../graphql/generated/types.ts'
import { createListeners } from '../../lib/listeners.ts'
import { setCartCount } from './cart-count.ts'

const listeners = createListeners<[cartId: string, cart: CartFragment]>()

/** Every answer of the shop that holds the cart passes here, so that all that shows it shows the same. */
export function announceCart(cartId: string, cart: CartFragment): void {
  setCartCount(cartId, cart.total_quantity)
  listeners.tell(cartId, cart)
}

export const onCart = listeners.add
