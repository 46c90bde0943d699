import type { CartFragment } from '../../graphql/generated/types.ts'
import { setCartCount } from './cart-count.ts'

type CartListener = (cartId: string, cart: CartFragment) => void

const listeners = new Set<CartListener>()

/** Every answer of the shop that holds the cart passes here, so that all that shows it shows the same. */
export function announceCart(cartId: string, cart: CartFragment): void {
  setCartCount(cartId, cart.total_quantity)
  listeners.forEach((listener) => listener(cartId, cart))
}

export function onCart(listener: CartListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
