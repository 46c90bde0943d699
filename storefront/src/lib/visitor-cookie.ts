import { createListeners } from './listeners.ts'
import { readCookie } from './read-cookie.ts'
import { onTabMessage, notifyTabs } from './tabs.ts'

export interface VisitorCookie {
  readonly read: () => string | undefined
  /** Stores the value for another lifetime. */
  readonly keep: (value: string) => void
  readonly remove: () => void
  /** Calls back when the cookie may have changed: in this tab, in another one, or because it expired. */
  readonly onChange: (listener: () => void) => () => void
}

/** A cookie that scripts can read. All tabs observe its changes. */
export function visitorCookie(name: string, lifetimeSeconds: number): VisitorCookie {
  const listeners = createListeners((notify) => watch(name, notify))

  function notifyAll(): void {
    listeners.notify()
    if (!('cookieStore' in globalThis)) notifyTabs(name, null)
  }

  return {
    read: () => readCookie(document.cookie, name),
    keep(value) {
      const isNew = readCookie(document.cookie, name) !== value
      document.cookie = cookieText(name, encodeURIComponent(value), lifetimeSeconds)
      if (isNew) notifyAll()
    },
    remove() {
      document.cookie = cookieText(name, '', 0)
      notifyAll()
    },
    onChange: listeners.subscribe,
  }
}

function cookieText(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

// The cookie store reports every change, an expiry included, but not every browser has it, and none on plain http.
function watch(name: string, notify: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // A page from the back/forward cache has missed all changes since it was left.
  addEventListener('pageshow', notify, { signal })
  if ('cookieStore' in globalThis) {
    cookieStore.addEventListener('change', notify, { signal })
    return () => controller.abort()
  }
  const stop = onTabMessage(name, notify)
  addEventListener('focus', notify, { signal })
  document.addEventListener('visibilitychange', notify, { signal })
  return () => {
    controller.abort()
    stop()
  }
}
