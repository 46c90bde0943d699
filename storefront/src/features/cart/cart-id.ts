import { readSession, removeSession, writeSession } from '../../lib/session-storage.ts'
import { visitorCookie } from '../../lib/visitor-cookie.ts'

const ONE_HOUR = 3600

const cookie = visitorCookie('magento_cartId', ONE_HOUR)

export const readCartId = cookie.read
export const removeCartId = cookie.remove
export const onCartId = cookie.onChange

/** Chooses the cart of the following calls, for an hour. */
export const keepCartId = cookie.keep

const UNMERGED = 'unmerged-cart'

/** The guest's cart of a customer whose own cart is not known yet. */
export const readUnmergedCart = (): string | undefined => readSession(UNMERGED)
export const forgetUnmergedCart = (): void => removeSession(UNMERGED)

/** Keeps a guest's cart for a later merge: a customer must not go on with it. */
export function setCartAside(cartId: string): void {
  writeSession(UNMERGED, cartId)
  if (readCartId() === cartId) removeCartId()
}

/** Keeps the id for another hour, with every use of its cart, unless another tab has chosen another cart or given this one up. */
export function extendCartId(cartId: string): void {
  if (readCartId() === cartId) keepCartId(cartId)
}
