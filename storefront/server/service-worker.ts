import { localePath } from '../src/i18n/paths.ts'
import type { Locale } from '../src/i18n/locales.ts'
import { withoutBlanks } from '../src/lib/without-blanks.ts'

interface ScriptOptions {
  readonly isInstallable: boolean
  readonly buildId: string
  readonly locales: readonly Locale[]
}

/** The text of /sw.js: one of the two functions below, which the browser runs outside this module. */
export function workerScript({ isInstallable, buildId, locales }: ScriptOptions): string {
  if (!isInstallable) return `(${withoutBlanks(removeWorker.toString())})()\n`
  const settings: WorkerSettings = {
    cacheName: `offline-${buildId}`,
    pages: locales.map((locale) => ({ prefix: localePath(locale, '/').replace(/\/$/, ''), path: localePath(locale, '/offline') })),
  }
  return `(${withoutBlanks(cacheOfflinePages.toString())})(${JSON.stringify(settings)})\n`
}

interface WorkerSettings {
  /** Different for each build: the caches of the previous one are deleted. */
  readonly cacheName: string
  /** The offline page of each language, the default one first. */
  readonly pages: ReadonlyArray<{ readonly prefix: string; readonly path: string }>
}

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
  addRoutes?(rules: readonly object[]): Promise<void>
}

interface FetchEvent extends Event {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

/** The part of a service worker's global scope that the functions use. */
interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

declare const self: WorkerScope

/** Caches only the offline pages and their files: no other HTML and no API response. */
function cacheOfflinePages({ cacheName, pages }: WorkerSettings): void {
  self.addEventListener('install', (event) => {
    // In browsers with static routing, requests that the worker does not handle do not start it.
    const toNetwork = ['/api/*', '/_next/image*'].map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }))
    event.addRoutes?.(toNetwork).catch(() => {})
    event.waitUntil(Promise.all(pages.map(({ path }) => cachePage(path))).then(() => self.skipWaiting()))
  })
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.mode === 'navigate') event.respondWith(page(event))
    else if (request.url.includes('/_next/static/')) event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)))
  })

  async function cachePage(path: string): Promise<void> {
    const [cache, response] = await Promise.all([caches.open(cacheName), fetch(path, { cache: 'reload' })])
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const html = await response.clone().text()
    await cache.put(path, response)
    await cache.addAll([...new Set(html.match(/\/_next\/static\/[^"'\\)\s]+/g))])
  }

  async function takeOver(): Promise<void> {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
    // The page is requested while the worker starts (navigation preload).
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }

  async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      const { pathname } = new URL(request.url)
      const own = pages.find(({ prefix }) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)) ?? pages[0]
      return (own && (await caches.match(own.path))) ?? Response.error()
    }
  }
}

/**
 * For a shop that is no longer installable: deletes the caches of the installed worker and unregisters both. It does not wait to be
 * activated: a browser delays that for as long as a request of the former worker is not finished.
 */
function removeWorker(): void {
  self.addEventListener('install', (event) => {
    // The browser unregisters after the installation, so waiting for it here would never end.
    void self.registration.unregister()
    event.waitUntil(caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))))
  })
}
