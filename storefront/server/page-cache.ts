import { LRUCache } from 'lru-cache'
import { ANY_QUERY_TAG, KEEP_BRIEFLY_TAG, NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import { serialQueue } from '../src/lib/serial-queue.ts'
import { capture, type RequestHandler } from './capture.ts'
import type { FinishPage } from './content-security/finish-page.ts'
import { splitQuery } from './internal-path.ts'
import { sizeOf } from './page-size.ts'
import { collectTags, rememberDropped, wereDroppedSince } from './page-tags.ts'
import { type Lane, type RenderQueue, RenderQueueFull } from './render-queue.ts'
import { SegmentedLru } from './segmented-lru.ts'
import { compress, compressFurther, isCompressible, type StoredPage, storedPage } from './stored-page.ts'

export type CacheState = 'HIT' | 'STALE' | 'MISS'

/** One variant of one page: HTML, or one of the payloads that the router asks for. */
export interface PageRequest {
  /** The variant, and then the internal path. */
  readonly key: string
  /** The internal path. */
  readonly url: string
  /** Those that make the variant, and no others: a page must not depend on its visitor. */
  readonly headers: Readonly<Record<string, string>>
}

export interface PageCacheOptions {
  readonly render: RequestHandler
  readonly maxBytes: number
  /** What becomes of an answer before it is kept. */
  readonly finish: FinishPage
  readonly queue: RenderQueue
}

/** Of the memory, for pages that say that nothing is there: they are of use for a minute, and never push out a real one. */
const MISSING_SHARE = 1 / 16

/**
 * A shared cache in front of Next (RFC 9111, RFC 5861). Directives of a request are advice to a cache and are not taken:
 * a visitor who reloads would otherwise decide how much work the shop has.
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
    this.#missing = new LRUCache({ maxSize: missingBytes, sizeCalculation: sizeOf })
    this.#pages = new SegmentedLru({ maxBytes: maxBytes - missingBytes, sizeOf, onAskedAgain: (key, page) => void this.#compressFurther(key, page) })
  }

  /** The page if it is there and fresh; the way that nearly every request takes. */
  fresh(key: string): StoredPage | undefined {
    const page = this.#pages.get(key) ?? this.#pages.get(this.#sameForAll(key)) ?? this.#missing.get(key)
    return page && page.freshUntil > performance.now() ? page : undefined
  }

  /** Whether the page has been rendered, so that nobody has to be asked whether there is one. */
  has(key: string): boolean {
    return this.#pages.peek(this.#sameForAll(key)) !== undefined
  }

  /** @returns the page and where it came from; one with a status of 500 or above stands for a failure that nothing could hide */
  async get(requested: PageRequest): Promise<{ page: StoredPage; state: CacheState }> {
    const request = this.#sameForAll(requested.key) === requested.key ? requested : withoutQuery(requested)
    const fresh = this.fresh(request.key)
    if (fresh) return { page: fresh, state: 'HIT' }
    const kept = this.#pages.peek(request.key)
    const refreshed = this.#refresh(request)
    if (!kept) return { page: await refreshed, state: 'MISS' }
    const now = performance.now()
    if (kept.staleUntil > now) {
      refreshed.catch(() => {})
      return { page: kept, state: 'STALE' }
    }
    const page = await refreshed.catch((error: unknown) => {
      if (error instanceof RenderQueueFull && kept.standInUntil > now) return undefined
      throw error
    })
    return page && (page.status < 500 || kept.standInUntil <= now) ? { page, state: 'MISS' } : { page: kept, state: 'STALE' }
  }

  /** @returns how many pages were dropped */
  drop(tags: readonly string[]): number {
    rememberDropped(tags)
    const dropped = [...this.#pages.entries(), ...this.#missing.entries()].filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
    for (const [key] of dropped) {
      this.#pages.delete(key)
      this.#missing.delete(key)
    }
    return dropped.length
  }

  /** The key of the page without a query, where that page is known to be the same under any. */
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
      // Who comes while Next renders the page would get a share of that very rendering, whose tags gather elsewhere. Who comes
      // after it finds the page in Next's own store, and the tags with it.
      const rendered = await this.#enqueue(() => this.#queue.run(laneOf(url), () => capture(this.#render, url, headers)), url)
      if (tags.has(ANY_QUERY_TAG) && splitQuery(key).query !== '') return this.#refresh(withoutQuery(request))
      const answer = tags.has(NOT_FOUND_TAG) ? { ...rendered, status: 404 } : rendered
      const plain = storedPage(url, headers, this.#finish(answer), tags, performance.now())
      const page = isCompressible(plain) ? await compress(plain) : plain
      // Otherwise the previous page would be served as stale until it expires.
      const mayBeTemporary = page.tags.has(KEEP_BRIEFLY_TAG)
      if (page.status === 404 && !mayBeTemporary) this.#pages.delete(key)
      // A tag that was dropped meanwhile means that this page may already be out of date.
      if (!page.isStorable || wereDroppedSince(page.tags, startedAt)) return page
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
   * Takes longer than a visitor should wait, so it is done when the page is out, and for pages that somebody has come back for. One at
   * a time: each takes megabytes while it lasts.
   */
  async #compressFurther(key: string, page: StoredPage): Promise<void> {
    if (!page.bodies.gzip || page.bodies.br) return
    await this.#enqueue(async () => {
      if (this.#pages.peek(key) === page) this.#pages.replace(key, page, await compressFurther(page))
    }, 'compressing')
  }
}

const withoutQuery = (request: PageRequest): PageRequest => pageAt(request, splitQuery(request.url).page)

/** The same variant of another page. */
export const pageAt = (request: PageRequest, url: string): PageRequest => ({
  ...request,
  key: request.key.slice(0, -request.url.length) + url,
  url,
})

/** What stands in for other pages is of the mark's own (internal-path.ts), and there is little of it. */
function laneOf(url: string): Lane {
  if (/^\/[^/]+\/~/.test(url)) return 'stand-in'
  return splitQuery(url).query ? 'query' : 'page'
}
