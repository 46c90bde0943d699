import { LRUCache } from 'lru-cache'
import { ANY_QUERY_TAG, KEEP_BRIEFLY_TAG } from '../src/lib/cache-tags.ts'
import { serialQueue } from '../src/lib/serial-queue.ts'
import { pageBytes } from './cache-memory.ts'
import { splitQuery } from './internal-path.ts'
import { SegmentedLru } from './segmented-lru.ts'
import { compressFurther, type StoredPage } from './stored-page.ts'

/** The share of memory for 404 pages, which expire after a minute and must not evict real pages. */
const MISSING_SHARE = 1 / 16

/** The pages in this instance's memory, limited in bytes. */
export class PageMemory {
  readonly #pages: SegmentedLru<StoredPage>
  readonly #missing: LRUCache<string, StoredPage>
  readonly #compressing = serialQueue()

  constructor(maxBytes: number) {
    const missingBytes = Math.max(1, Math.round(maxBytes * MISSING_SHARE))
    this.#missing = new LRUCache({ maxSize: missingBytes, sizeCalculation: pageBytes })
    this.#pages = new SegmentedLru({ maxBytes: maxBytes - missingBytes, sizeOf: pageBytes, onReuse: (key, page) => void this.#compressFurther(key, page) })
  }

  get size(): number {
    return this.#pages.size + this.#missing.size
  }

  get bytes(): number {
    return this.#pages.bytes + this.#missing.calculatedSize
  }

  /** The page if it is stored and fresh. Nearly every request ends here. */
  fresh(key: string): StoredPage | undefined {
    const page = this.#pages.get(key) ?? this.#pages.get(this.sameForAll(key)) ?? this.#missing.get(key)
    return page && isFresh(page) ? page : undefined
  }

  /** The page, even if it has expired. 404 pages are not shown any longer then. */
  stored(key: string): StoredPage | undefined {
    return this.#pages.peek(key)
  }

  /** The key without the query, if the page is known not to depend on its query. */
  sameForAll(key: string): string {
    const plain = splitQuery(key).page
    return plain !== key && this.#pages.peek(plain)?.tags.has(ANY_QUERY_TAG) ? plain : key
  }

  /** Takes over what a render has found out, and the page itself if it is kept. */
  keep(key: string, page: StoredPage): void {
    // Otherwise the previous page would be served as stale until it expires.
    if (page.status === 404 && !page.tags.has(KEEP_BRIEFLY_TAG)) this.#pages.delete(key)
    if (isKept(key, page)) this.store(key, page)
  }

  store(key: string, page: StoredPage): void {
    if (page.status === 404) {
      this.#missing.set(key, page)
      return
    }
    this.#missing.delete(key)
    this.#pages.set(key, page)
  }

  /** @returns the number of evicted pages */
  evict(tags: readonly string[] | 'all'): number {
    const evicted = [...this.#pages.entries(), ...this.#missing.entries()].filter(([, page]) => tags === 'all' || tags.some((tag) => page.tags.has(tag)))
    for (const [key] of evicted) {
      this.#pages.delete(key)
      this.#missing.delete(key)
    }
    return evicted.length
  }

  /**
   * Brotli takes longer than a visitor should wait, so it runs after the response, and only for pages that are requested again. One at
   * a time, because each run takes megabytes.
   */
  async #compressFurther(key: string, page: StoredPage): Promise<void> {
    if (!page.bodies.gzip || page.bodies.br) return
    await this.#compressing(async () => {
      if (this.#pages.peek(key) === page) this.#pages.replace(key, page, await compressFurther(page))
    })
  }
}

export const isFresh = ({ freshUntil }: StoredPage): boolean => freshUntil > performance.now()

/** A 404 that may be temporary is for its visitor only, and a page that is the same for every query is kept without one. */
export const isKept = (key: string, { isStorable, status, tags }: StoredPage): boolean =>
  isStorable && !(status === 404 && tags.has(KEEP_BRIEFLY_TAG)) && !(tags.has(ANY_QUERY_TAG) && splitQuery(key).query !== '')
