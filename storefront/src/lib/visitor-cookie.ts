import { createListeners } from './listeners.ts'
import { readCookie } from './read-cookie.ts'
import { onTabMessage, tellTabs } from './tabs.ts'

export interface VisitorCookie {
  readonly read: () => string | undefined
  /** Keeps the value for another lifetime. */
  readonly keep: (value: string) => void
  readonly remove: () => void
  /** Calls back when the cookie may have changed: in this tab, in another one, or because it expired. */
  readonly onChange: (listener: () => void) => () => void
}

/** A cookie that scripts read. All tabs follow its changes. */
export function visitorCookie(name: string, lifetimeSeconds: number): VisitorCookie {
  const listeners = createListeners((tell) => watch(name, tell))

  function notifyAll(): void {
    listeners.notify()
    if (!('cookieStore' in globalThis)) tellTabs(name, null)
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
function watch(name: string, tell: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  // A page from the back/forward cache has missed all changes since it was left.
  addEventListener('pageshow', tell, { signal })
  if ('cookieStore' in globalThis) {
    cookieStore.addEventListener('change', tell, { signal })
    return () => watching.abort()
  }
  const stop = onTabMessage(name, tell)
  addEventListener('focus', tell, { signal })
  document.addEventListener('visibilitychange', tell, { signal })
  return () => {
    watching.abort()
    stop()
  }
}
