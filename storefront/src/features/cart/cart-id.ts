import { visitorCookie } from '../../lib/visitor-cookie.ts'

const ONE_HOUR = 3600

const cookie = visitorCookie('magento_cartId', ONE_HOUR)

export const readCartId = cookie.read
export const removeCartId = cookie.remove
export const onCartId = cookie.onChange

/** Chooses the cart of the following calls, for an hour. */
export const keepCartId = cookie.keep

/** Keeps the id for another hour, with every use of its cart, unless another tab has chosen another cart or given this one up. */
export function extendCartId(cartId: string): void {
  if (readCartId() === cartId) keepCartId(cartId)
}
