import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, tellTabs } from '../../lib/tabs.ts'
import { hasSession } from '../session/session.ts'
import { readCartId } from './cart-id.ts'

const CHANNEL = 'cart-count'

interface Counted {
  readonly cartId: string
  readonly count: number
}

let counted: Counted | undefined
const listeners = createListeners(() => onTabMessage(CHANNEL, keep))

/**
 * The number of items in the visitor's cart: 0 without a cart, undefined until the backend has answered for this cart id. A customer
 * always has a cart, even if its id is not known yet.
 */
export function cartCount(): number | undefined {
  const cartId = readCartId()
  if (cartId === undefined) return hasSession() ? undefined : 0
  return counted?.cartId === cartId ? counted.count : undefined
}

export function setCartCount(cartId: string, count: number): void {
  if (counted?.cartId === cartId && counted.count === count) return
  keep({ cartId, count })
  tellTabs(CHANNEL, counted)
}

/** For when the cart may have changed on another device. */
export function forgetCartCount(): void {
  counted = undefined
}

/** Subscribes to the count, changes in other tabs included. */
export const onCartCount = listeners.add

function keep(value: Counted): void {
  counted = value
  listeners.tell()
}
