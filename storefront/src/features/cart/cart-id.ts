import { visitorCookie } from '../../lib/visitor-cookie.ts'

const ONE_HOUR = 3600

const cookie = visitorCookie('magento_cartId', ONE_HOUR)

export const readCartId = cookie.read

/** Keeps the id for another hour; called with every use of the cart. */
export const keepCartId = cookie.keep
export const removeCartId = cookie.remove
export const onCartId = cookie.onChange
