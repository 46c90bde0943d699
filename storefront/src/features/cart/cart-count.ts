import { onTabMessage, tellTabs } from '../../lib/tab-messages.ts'
import { readCartId } from './cart-id.ts'

const CHANNEL = 'cart-count'

interface Counted {
  readonly cartId: string
  readonly count: number
}

let counted: Counted | undefined
const listeners = new Set<() => void>()

/** How many things are in the visitor's cart: none without a cart, unknown until the shop has said so of this very cart. */
export function cartCount(): number | undefined {
  const cartId = readCartId()
  if (cartId === undefined) return 0
  return counted?.cartId === cartId ? counted.count : undefined
}

export function setCartCount(cartId: string, count: number): void {
  if (counted?.cartId === cartId && counted.count === count) return
  keep({ cartId, count })
  tellTabs(CHANNEL, counted)
}

/** Follows the count, what other tabs make of it included. */
export function onCartCount(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onTabMessage(CHANNEL, keep)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function keep(value: Counted): void {
  counted = value
  listeners.forEach((listener) => listener())
}
