import { StoreError } from '../../graphql/errors.ts'
import { cartCount, setCartCount } from './cart-count.ts'
import { readCartId, removeCartId } from './cart-id.ts'
import { ensureCartId } from './create-cart.ts'

const listeners = new Set<() => void>()

/** The cart was ordered, merged or cleared away. Magento 2.4.6 sends no category with it: the words alone tell. */
export function isCartGone(error: unknown): boolean {
  return error instanceof StoreError && /The cart isn't active\.|Could not find a cart with ID/.test(error.message)
}

/** Forgets a cart that the shop no longer knows and begins another; whoever listens tells the visitor, if it held anything. */
export async function letCartGo(cartId: string): Promise<void> {
  if (readCartId() !== cartId) return
  const wasEmpty = cartCount() === 0
  removeCartId()
  setCartCount(0)
  if (!wasEmpty) listeners.forEach((listener) => listener())
  await ensureCartId()
}

export function onCartLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
