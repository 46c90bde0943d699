import { visitorCookie } from '../../lib/visitor-cookie.ts'

const ONE_HOUR = 3600

const cookie = visitorCookie('magento_cartId', ONE_HOUR)

export const readCartId = cookie.read

/** Keeps the id for another hour; every use of the cart does so. */
export const keepCartId = cookie.keep
export const removeCartId = cookie.remove
export const onCartId = cookie.onChange
