import { createListeners } from '../../lib/listeners.ts'
import { onTabMessage, tellTabs } from '../../lib/tab-messages.ts'
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
 * How many things are in the visitor's cart: none without a cart, unknown until the shop has said so of this very cart. A customer
 * has one somewhere, even where its id is not known yet.
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

/** The same cart may have been filled elsewhere since. */
export function forgetCartCount(): void {
  counted = undefined
}

/** Follows the count, what other tabs make of it included. */
export const onCartCount = listeners.add

function keep(value: Counted): void {
  counted = value
  listeners.tell()
}
