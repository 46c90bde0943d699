import { StoreError } from '../../graphql/errors.ts'
import { cartCount } from './cart-count.ts'
import { readCartId, removeCartId } from './cart-id.ts'
import { tellCartLost } from './cart-lost.ts'
import { ensureCartId } from './create-cart.ts'

/** The cart was ordered, merged or cleared away. Magento 2.4.6 sends no category with it: the words alone tell. */
export function isCartGone(error: unknown): boolean {
  return error instanceof StoreError && /The cart isn't active\.|Could not find a cart with ID/.test(error.message)
}

/** Forgets a cart that the shop no longer knows and begins another; says so if it held anything. */
export async function letCartGo(cartId: string): Promise<void> {
  if (readCartId() !== cartId) return
  const wasEmpty = cartCount() === 0
  removeCartId()
  if (!wasEmpty) tellCartLost()
  await ensureCartId()
}
