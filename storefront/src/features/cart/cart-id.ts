import { onTabMessage, tellTabs } from '../../lib/tab-messages.ts'
import { CART_COOKIE, cartCookie, expiredCartCookie, parseCartId } from './cart-cookie.ts'

const listeners = new Set<() => void>()
let stopWatching: (() => void) | undefined

export const readCartId = (): string | undefined => parseCartId(document.cookie)

/** Keeps the id for another hour; every use of the cart does so. */
export function keepCartId(cartId: string): void {
  const isNew = readCartId() !== cartId
  document.cookie = cartCookie(cartId, { secure: isSecure() })
  if (isNew) tellEverybody()
}

export function removeCartId(): void {
  document.cookie = expiredCartCookie({ secure: isSecure() })
  tellEverybody()
}

/** Calls back when the cookie may have changed: here, in another tab, or because its hour is over. */
export function onCartId(listener: () => void): () => void {
  listeners.add(listener)
  stopWatching ??= watchCookie()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopWatching?.()
    stopWatching = undefined
  }
}

const isSecure = (): boolean => location.protocol === 'https:'
const tellThisTab = (): void => listeners.forEach((listener) => listener())

function tellEverybody(): void {
  tellThisTab()
  if (!('cookieStore' in globalThis)) tellTabs(CART_COOKIE, null)
}

// The cookie store reports every change, an expiry included, but not every browser has it, and none on plain http.
function watchCookie(): () => void {
  const watching = new AbortController()
  const { signal } = watching
  if ('cookieStore' in globalThis) {
    cookieStore.addEventListener('change', tellThisTab, { signal })
    return () => watching.abort()
  }
  const stop = onTabMessage(CART_COOKIE, tellThisTab)
  addEventListener('focus', tellThisTab, { signal })
  document.addEventListener('visibilitychange', tellThisTab, { signal })
  return () => {
    watching.abort()
    stop()
  }
}
