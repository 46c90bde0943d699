import { createStore } from '../../lib/visitor-store.ts'
import { hasSession } from '../session/session.ts'
import { readCartId } from './cart-id.ts'

interface Counted {
  readonly cartId: string
  readonly count: number
}

const store = createStore<Counted | undefined>(() => undefined, 'cart-count')

/**
 * The number of items in the visitor's cart: 0 without a cart, undefined until the backend has answered for this cart id. A customer
 * always has a cart, even if its id is not known yet.
 */
export function cartCount(): number | undefined {
  const cartId = readCartId()
  if (cartId === undefined) return hasSession() ? undefined : 0
  const counted = store.get()
  return counted?.cartId === cartId ? counted.count : undefined
}

export function setCartCount(cartId: string, count: number): void {
  const counted = store.get()
  if (counted?.cartId !== cartId || counted.count !== count) store.share({ cartId, count })
}

/** For when the cart may have changed on another device. */
export const forgetCartCount = store.reset

/** Subscribes to the count, changes in other tabs included. */
export const onCartCount = store.subscribe
