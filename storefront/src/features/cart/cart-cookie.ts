import { readCookie } from '../../lib/read-cookie.ts'

export const CART_COOKIE = 'magento_cartId'
const LIFETIME_SECONDS = 3600

/** The cookie as it is set: readable by scripts, because what the shop shows follows it. */
export function cartCookie(cartId: string, { secure }: { secure: boolean }): string {
  return cookieText(encodeURIComponent(cartId), LIFETIME_SECONDS, secure)
}

export function expiredCartCookie({ secure }: { secure: boolean }): string {
  return cookieText('', 0, secure)
}

function cookieText(value: string, maxAge: number, secure: boolean): string {
  return `${CART_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The cart id among all cookies of the page; none for a missing, empty or broken one. */
export function parseCartId(cookies: string): string | undefined {
  return readCookie(cookies, CART_COOKIE)
}
