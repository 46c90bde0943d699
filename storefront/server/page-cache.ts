import { LRUCache } from 'lru-cache'
import { ANY_QUERY_TAG } from '../src/lib/any-query-tag.ts'
import { createTurn } from '../src/lib/create-turn.ts'
import { NOT_FOUND_TAG } from '../src/lib/not-found-tag.ts'
import { RETRY_SOON_TAG } from '../src/lib/retry-soon-tag.ts'
import { capture, type RequestHandler } from './capture.ts'
import type { FinishPage } from './content-security/finish-page.ts'
import { collectTags, rememberDropped, wereDroppedSince } from './page-tags.ts'
import { compress, compressFurther, isCompressible, sizeOf, type StoredPage, storedPage } from './stored-page.ts'

export type CacheState = 'HIT' | 'STALE' | 'MISS'

/** One variant of one page: HTML, or one of the payloads that the router asks for. */
export interface PageRequest {
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
}

/**
 * A shared cache in front of Next (RFC 9111, RFC 5861). Directives of a request are advice to a cache and are not taken:
 * a visitor who reloads would otherwise decide how much work the shop has.
 */
export class PageCache {
  readonly #render: RequestHandler
  readonly #finish: FinishPage
  readonly #pages: LRUCache<string, StoredPage>
  readonly #rendering = new Map<string, Promise<StoredPage>>()
  readonly #inTurn = createTurn()

  constructor({ render, maxBytes, finish }: PageCacheOptions) {
    this.#render = render
    this.#finish = finish
    this.#pages = new LRUCache({ maxSize: Math.max(maxBytes, 1), sizeCalculation: sizeOf })
  }

  /** The page if it is there and fresh; the way that nearly every request takes. */
  fresh(key: string): StoredPage | undefined {
    const page = this.#pages.get(key) ?? this.#pages.get(this.#sameForAll(key))
    return page && page.freshUntil > Date.now() ? page : undefined
  }

  /** @returns the page and where it came from; one with a status of 500 or above stands for a failure that nothing could hide */
  async get(wanted: PageRequest): Promise<{ page: StoredPage; state: CacheState }> {
    const request = this.#sameForAll(wanted.key) === wanted.key ? wanted : withoutQuery(wanted)
    const kept = this.#pages.get(request.key)
    if (!kept) return { page: await this.#refresh(request), state: 'MISS' }
    if (kept.freshUntil > Date.now()) return { page: kept, state: 'HIT' }

    const { revalidation } = kept.policy.evaluateRequest({ url: request.url, method: 'GET', headers: { ...request.headers } })
    const refreshed = this.#refresh(request)
    if (!revalidation?.synchronous) {
      refreshed.catch(() => {})
      return { page: kept, state: 'STALE' }
    }
    const page = await refreshed
    return page.status >= 500 && mayHideError(kept, request, page) ? { page: kept, state: 'STALE' } : { page, state: 'MISS' }
  }

  /** @returns how many pages were dropped */
  drop(tags: readonly string[]): number {
    rememberDropped(tags)
    const dropped = [...this.#pages.entries()].filter(([, page]) => tags.some((tag) => page.tags.has(tag)))
    for (const [key] of dropped) this.#pages.delete(key)
    return dropped.length
  }

  /** The key of the page without a query, where that page is known to be the same under any. */
  #sameForAll(key: string): string {
    const plain = key.replace(QUERY, '')
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
      const rendered = await this.#inTurn(() => capture(this.#render, url, headers), url)
      if (tags.has(ANY_QUERY_TAG) && QUERY.test(key)) return this.#refresh(withoutQuery(request))
      const answer = tags.has(NOT_FOUND_TAG) ? { ...rendered, status: 404 } : rendered
      const plain = storedPage(url, headers, this.#finish(answer), tags, Date.now())
      const page = isCompressible(plain) ? await compress(plain) : plain
      // Otherwise the previous page would be served as stale until it expires.
      if (page.status === 404 && !page.tags.has(RETRY_SOON_TAG)) this.#pages.delete(key)
      // A tag that was dropped meanwhile means that this page may already be out of date.
      if (!page.isStorable || wereDroppedSince(page.tags, startedAt)) return page
      this.#pages.set(key, page)
      if (isCompressible(page)) void this.#compressFurther(key, page)
      return page
    })
  }

  /** Takes longer than a visitor should wait, so it is done when the page is out. */
  async #compressFurther(key: string, page: StoredPage): Promise<void> {
    const smaller = await compressFurther(page)
    if (this.#pages.peek(key) === page) this.#pages.set(key, smaller)
  }
}

/** The end of an internal path that holds a query (internal-path.ts). */
const QUERY = /\/~\/[^/]*$/

const withoutQuery = (request: PageRequest): PageRequest => ({
  ...request,
  key: request.key.replace(QUERY, ''),
  url: request.url.replace(QUERY, ''),
})

function mayHideError(kept: StoredPage, { url, headers }: PageRequest, { status }: StoredPage): boolean {
  return !kept.policy.revalidatedPolicy({ url, method: 'GET', headers: { ...headers } }, { status, headers: {} }).modified
}
