import { LRUCache } from 'lru-cache'
import { ANY_QUERY_TAG, KEEP_BRIEFLY_TAG, NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import { serialQueue } from '../src/lib/serial-queue.ts'
import { pageBytes } from './cache-memory.ts'
import { capture, type RequestHandler } from './capture.ts'
import type { FinishPage } from './content-security/finish-page.ts'
import { splitQuery } from './internal-path.ts'
import { collectTags, recordInvalidation, wereInvalidatedSince } from './page-tags.ts'
import { laneOf, type PageRequest, withoutQuery } from './page-request.ts'
import { type RenderQueue, RenderQueueFull } from './render-queue.ts'
import { SegmentedLru } from './segmented-lru.ts'
import { compress, compressFurther, isCompressible, type StoredPage, storedPage } from './stored-page.ts'

export type CacheState = 'HIT' | 'STALE' | 'MISS'

export interface PageCacheOptions {
  readonly render: RequestHandler
  readonly maxBytes: number
  /** Transforms a rendered response before it is stored. */
  readonly finish: FinishPage
  readonly queue: RenderQueue
}

/** The share of memory for 404 pages, which expire after a minute and must not evict real pages. */
const MISSING_SHARE = 1 / 16

/**
 * A shared cache in front of Next (RFC 9111, RFC 5861). It ignores the Cache-Control of requests, because a visitor who reloads must
 * not cause renders.
 */
export class PageCache {
  readonly #render: RequestHandler
  readonly #finish: FinishPage
  readonly #pages: SegmentedLru<StoredPage>
  readonly #missing: LRUCache<string, StoredPage>
  readonly #queue: RenderQueue
  readonly #rendering = new Map<string, Promise<StoredPage>>()
  readonly #enqueue = serialQueue()

  constructor({ render, maxBytes, finish, queue }: PageCacheOptions) {
    this.#render = render
    this.#finish = finish
    this.#queue = queue
    const missingBytes = Math.max(1, Math.round(maxBytes * MISSING_SHARE))
    this.#missing = new LRUCache({ maxSize: missingBytes, sizeCalculation: pageBytes })
    this.#pages = new SegmentedLru({ maxBytes: maxBytes - missingBytes, sizeOf: pageBytes, onReuse: (key, page) => void this.#compressFurther(key, page) })
  }

  /** The page if it is stored and fresh. Nearly every request ends here. */
  fresh(key: string): StoredPage | undefined {
    const page = this.#pages.get(key) ?? this.#pages.get(this.#sameForAll(key)) ?? this.#missing.get(key)
    return page && page.freshUntil > performance.now() ? page : undefined
  }

  /** Whether the page has been rendered before, so that its existence need not be checked. */
  has(key: string): boolean {
    return this.#pages.peek(this.#sameForAll(key)) !== undefined
  }

  /** @returns the page and its cache state; a status of 500 or above if the render failed and no stored page may replace it */
  async get(requested: PageRequest): Promise<{ page: StoredPage; state: CacheState }> {
    const request = this.#sameForAll(requested.key) === requested.key ? requested : withoutQuery(requested)
    const fresh = this.fresh(request.key)
    if (fresh) return { page: fresh, state: 'HIT' }
    const stored = this.#pages.peek(request.key)
    const refreshed = this.#refresh(request)
    if (!stored) return { page: await refreshed, state: 'MISS' }
    const now = performance.now()
    if (stored.staleUntil > now) {
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
  invalidate(tags: readonly string[]): number {
    recordInvalidation(tags)
    const evicted = [...this.#pages.entries(), ...this.#missing.entries()].filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
    for (const [key] of evicted) {
      this.#pages.delete(key)
      this.#missing.delete(key)
    }
    return evicted.length
  }

  /** The key without the query, if the page is known not to depend on its query. */
  #sameForAll(key: string): string {
    const plain = splitQuery(key).page
    return plain !== key && this.#pages.peek(plain)?.tags.has(ANY_QUERY_TAG) ? plain : key
  }

  #refresh(request: PageRequest): Promise<StoredPage> {
    const running = this.#rendering.get(request.key)
    if (running) return running
    const rendering = this.#renderAndStore(request).finally(() => this.#rendering.delete(request.key))
    this.#rendering.set(request.key, rendering)
    return rendering
  }

  #renderAndStore(request: PageRequest): Promise<StoredPage> {
    const { key, url, headers } = request
    return collectTags(async (tags, startedAt) => {
      // Next shares a running render between requests, and its tags would be collected for the other request only. A request after
      // the render gets the page and its tags from Next's own cache.
      const rendered = await this.#enqueue(() => this.#queue.run(laneOf(url), () => capture(this.#render, url, headers)), url)
      if (tags.has(ANY_QUERY_TAG) && splitQuery(key).query !== '') return this.#refresh(withoutQuery(request))
      const answer = tags.has(NOT_FOUND_TAG) ? { ...rendered, status: 404 } : rendered
      const plain = storedPage(url, headers, this.#finish(answer), tags, performance.now())
      const page = isCompressible(plain) ? await compress(plain) : plain
      const mayBeTemporary = page.tags.has(KEEP_BRIEFLY_TAG)
      // Otherwise the previous page would be served as stale until it expires.
      if (page.status === 404 && !mayBeTemporary) this.#pages.delete(key)
      // If one of its tags was invalidated during the render, the page may already be out of date.
      if (!page.isStorable || wereInvalidatedSince(page.tags, startedAt)) return page
      if (page.status === 404) {
        if (!mayBeTemporary) this.#missing.set(key, page)
        return page
      }
      this.#missing.delete(key)
      this.#pages.set(key, page)
      return page
    })
  }

  /**
   * Brotli takes longer than a visitor should wait, so it runs after the response, and only for pages that are requested again. One at
   * a time, because each run takes megabytes.
   */
  async #compressFurther(key: string, page: StoredPage): Promise<void> {
    if (!page.bodies.gzip || page.bodies.br) return
    await this.#enqueue(async () => {
      if (this.#pages.peek(key) === page) this.#pages.replace(key, page, await compressFurther(page))
    }, 'compressing')
  }
}
