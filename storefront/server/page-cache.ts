import { ANY_QUERY_TAG } from '../src/lib/cache-tags.ts'
import { serialQueue } from '../src/lib/serial-queue.ts'
import type { SharedPages } from './cluster/shared-pages.ts'
import { splitQuery } from './internal-path.ts'
import { isFresh, isKept, PageMemory } from './page-memory.ts'
import { recordInvalidation, wereInvalidatedSince } from './page-tags.ts'
import { laneOf, type PageRequest, withoutQuery } from './page-request.ts'
import { renderPage, type RenderSettings } from './render-page.ts'
import { type RenderQueue, RenderQueueFull } from './render-queue.ts'
import type { StoredPage } from './stored-page.ts'

/** SHARED: rendered by another instance. */
export type CacheState = 'HIT' | 'SHARED' | 'STALE' | 'MISS'

export interface PageCacheOptions extends RenderSettings {
  readonly maxBytes: number
  readonly queue: RenderQueue
  /** The pages of all instances; undefined for a single instance. */
  readonly shared?: SharedPages | undefined
}

/**
 * A shared cache in front of Next (RFC 9111, RFC 5861). It ignores the Cache-Control of requests, because a visitor who reloads must
 * not cause renders.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #memory: PageMemory
  readonly #rendering = new Map<string, Promise<StoredPage>>()
  readonly #loading = new Map<string, Promise<StoredPage | undefined>>()
  readonly #inTurn = serialQueue()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#memory = new PageMemory(options.maxBytes)
  }

  get size(): number {
    return this.#memory.size
  }

  get bytes(): number {
    return this.#memory.bytes
  }

  /** Whether the page may have been dropped elsewhere without the knowledge of this instance, which cannot reach Redis. */
  isUnconfirmed(key: string): boolean {
    return this.#sharedFor(key)?.isAlone ?? false
  }

  /** The page if it is in memory and fresh. */
  fresh(key: string): StoredPage | undefined {
    return this.#memory.fresh(key)
  }

  /** Whether the page has been rendered before, here or by another instance, so that its existence need not be checked. */
  has(key: string): boolean | Promise<boolean> {
    return this.#memory.stored(this.#memory.sameForAll(key)) !== undefined || (this.#load(key)?.then((page) => page !== undefined) ?? false)
  }

  /** @returns the page and its cache state; a status of 500 or above if the render failed and no stored page may replace it */
  async get(requested: PageRequest): Promise<{ page: StoredPage; state: CacheState }> {
    const request = this.#memory.sameForAll(requested.key) === requested.key ? requested : withoutQuery(requested)
    const fresh = this.fresh(request.key)
    if (fresh) return { page: fresh, state: 'HIT' }
    const loading = this.#memory.stored(request.key) ?? this.#load(request.key)
    const stored = loading instanceof Promise ? await loading : loading
    if (stored && isFresh(stored)) return { page: stored, state: 'SHARED' }
    const refreshed = this.#refresh(request)
    if (!stored) return { page: await refreshed, state: 'MISS' }
    const now = performance.now()
    // An instance that learns of no drop must not show a page for longer than its lifetime.
    if (stored.staleUntil > now && !this.isUnconfirmed(request.key)) {
      refreshed.catch(() => {})
      return { page: stored, state: 'STALE' }
    }
    const page = await refreshed.catch((error: unknown) => {
      if (error instanceof RenderQueueFull && stored.standInUntil > now) return undefined
      throw error
    })
    return page && (page.status < 500 || stored.standInUntil <= now) ? { page, state: 'MISS' } : { page: stored, state: 'STALE' }
  }

  /** @returns the number of evicted pages */
  invalidate(tags: readonly string[] | 'all'): number {
    recordInvalidation(tags)
    return this.#memory.evict(tags)
  }

  /** Fetches a page into memory that another instance has rendered; undefined for a single instance. */
  #load(key: string): Promise<StoredPage | undefined> | undefined {
    const shared = this.#sharedFor(key)
    if (!shared) return undefined
    const running = this.#loading.get(key)
    if (running) return running
    const startedAt = performance.now()
    const loading = shared
      .read(key)
      .then((page) => {
        if (!page || wereInvalidatedSince(page.tags, startedAt)) return undefined
        this.#memory.store(key, page)
        return page
      })
      .finally(() => this.#loading.delete(key))
    this.#loading.set(key, loading)
    return loading
  }

  #refresh(request: PageRequest): Promise<StoredPage> {
    const running = this.#rendering.get(request.key)
    if (running) return running
    const rendering = this.#renderOrLoad(request).finally(() => this.#rendering.delete(request.key))
    this.#rendering.set(request.key, rendering)
    return rendering
  }

  async #renderOrLoad(request: PageRequest): Promise<StoredPage> {
    const { key, url } = request
    const { queue } = this.#options
    // Next shares a running render between requests, and its tags would be collected for the other request only. A request after
    // the render gets the page and its tags from Next's own cache.
    const inTurn = () => this.#inTurn(() => queue.run(laneOf(url), () => this.#render(request)), url)
    for (;;) {
      const page = await inTurn()
      if (page) return page.tags.has(ANY_QUERY_TAG) && splitQuery(key).query !== '' ? this.#refresh(withoutQuery(request)) : page
      await this.#sharedFor(key)?.whenRendered(key)
    }
  }

  /** @returns undefined if another instance is rendering the page */
  async #render(request: PageRequest): Promise<StoredPage | undefined> {
    const { key } = request
    const shared = this.#sharedFor(key)
    if (!shared) return this.#keep(key, await renderPage(request, this.#options))
    const lease = await shared.lease(key)
    if (!lease) return undefined
    let written: Promise<void> | undefined
    try {
      const theirs = await this.#load(key)
      if (theirs && isFresh(theirs)) return theirs
      const page = this.#keep(key, await renderPage(request, this.#options, shared.position))
      if (isKept(key, page)) written = shared.write(key, page)
      return page
    } finally {
      // Instances that wait for the lease find the page then; the visitor need not wait for that.
      void Promise.resolve(written).then(lease.release)
    }
  }

  #keep(key: string, page: StoredPage): StoredPage {
    this.#memory.keep(key, page)
    return page
  }

  /** Each instance has the files of its build itself. */
  #sharedFor(key: string): SharedPages | undefined {
    return key.startsWith('file /_next/static/') ? undefined : this.#options.shared
  }
}
