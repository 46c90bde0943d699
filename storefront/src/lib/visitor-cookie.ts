import { createListeners } from './listeners.ts'
import { readCookie } from './read-cookie.ts'
import { onTabMessage, tellTabs } from './tabs.ts'

export interface VisitorCookie {
  readonly read: () => string | undefined
  /** Keeps the value for another lifetime. */
  readonly keep: (value: string) => void
  readonly remove: () => void
  /** Calls back when it may have changed: here, in another tab, or because its time is over. */
  readonly onChange: (listener: () => void) => () => void
}

/** A cookie that scripts may read, because what the shop shows follows it: in this tab and in all others. */
export function visitorCookie(name: string, lifetimeSeconds: number): VisitorCookie {
  const listeners = createListeners((tell) => watch(name, tell))

  function tellEverybody(): void {
    listeners.notify()
    if (!('cookieStore' in globalThis)) tellTabs(name, null)
  }

  return {
    read: () => readCookie(document.cookie, name),
    keep(value) {
      const isNew = readCookie(document.cookie, name) !== value
      document.cookie = cookieText(name, encodeURIComponent(value), lifetimeSeconds)
      if (isNew) tellEverybody()
    },
    remove() {
      document.cookie = cookieText(name, '', 0)
      tellEverybody()
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
  // A page that Back brings from the browser's memory has slept through whatever happened meanwhile.
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
