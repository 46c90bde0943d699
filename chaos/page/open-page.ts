import type { Locale } from '../../storefront/src/i18n/locales.ts'
import { fakeDocument } from '../../storefront/src/lib/fake-document.fixture.ts'
import type { PageCode, PageGlobals } from './bundle-page-code.ts'
import { type Browser, locksOf, type Tab } from './browser.ts'
import { pageFetch, type Visitor } from './page-fetch.ts'

export interface Page {
  readonly code: PageCode
  readonly tab: Tab
  /** Resolves when the page is closed; its pending requests then never resolve. */
  readonly closed: Promise<undefined>
  readonly close: () => void
  readonly isClosed: () => boolean
  /** Fetches any URL of the shop with the visitor's cookies. */
  readonly fetch: ReturnType<typeof pageFetch>
}

export interface PageSettings extends Visitor {
  readonly startCode: (globals: PageGlobals) => PageCode
  readonly lang: Locale
  /** The public settings in the shop's build. */
  readonly publicSettings: Readonly<Record<string, string | undefined>>
}

const silent = { log: () => {}, warn: () => {}, error: () => {} }

/** A page of the shop in one tab of a visitor's browser. Closing it ends its requests, timers and locks, as navigation does. */
export function openPage(settings: PageSettings, tab: Tab): Page {
  const { browser, lang, startCode } = settings
  const life = new AbortController()
  const { promise: closed, resolve: close } = Promise.withResolvers<undefined>()
  const fetch = pageFetch(settings, life.signal)
  const page = {}
  const code = startCode({
    ...pageTimers(life.signal),
    document: fakeDocument(browser.cookies, lang),
    location: { protocol: 'http:', origin: settings.shopUrl },
    sessionStorage: tab.storage,
    navigator: { locks: locksOf(browser, life.signal) },
    BroadcastChannel: channelsOf(browser, page, life.signal),
    addEventListener: () => {},
    console: silent,
    process: { env: settings.publicSettings },
    fetch,
  })
  return {
    code,
    tab,
    fetch,
    closed,
    isClosed: () => life.signal.aborted,
    close: () => {
      life.abort()
      close(undefined)
    },
  }
}

function pageTimers(signal: AbortSignal) {
  const timers = new Set<NodeJS.Timeout>()
  signal.addEventListener('abort', () => timers.forEach((timer) => clearTimeout(timer)))
  return {
    clearTimeout,
    clearInterval,
    setTimeout(work: () => void, milliseconds: number) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, milliseconds)
      timers.add(timer)
      return timer
    },
    setInterval(work: () => void, milliseconds: number) {
      const timer = setInterval(work, milliseconds)
      timers.add(timer)
      return timer
    },
  }
}

function channelsOf(browser: Browser, page: object, signal: AbortSignal) {
  return class {
    readonly #name: string
    readonly #stops: (() => void)[] = []
    constructor(name: string) {
      this.#name = name
    }
    addEventListener(_type: string, listener: (event: { readonly data: unknown }) => void): void {
      const stop = browser.listen(this.#name, page, listener)
      signal.addEventListener('abort', stop)
      this.#stops.push(stop)
    }
    postMessage(data: unknown): void {
      browser.broadcast(this.#name, page, data)
    }
    close(): void {
      for (const stop of this.#stops) stop()
    }
  }
}
