import { LRUCache } from 'lru-cache'
import { KEEP_BRIEFLY_TAG } from '../src/lib/cache-tags.ts'
import { textBytes } from './cache-memory.ts'
import { capture, type RequestHandler } from './capture.ts'
import { isInnerPage, notFoundPath, splitQuery, withQuery } from './internal-path.ts'
import { MAX_MISSING_SECONDS } from './page-lifetime.ts'
import { collectTags } from './page-tags.ts'
import { type RenderQueue, RenderQueueFull } from './render-queue.ts'

interface PageAddressesOptions {
  /** Next's own request handler. */
  readonly next: RequestHandler
  /** Whether an internal path is a fixed page, which depends on no category, product or entry. */
  readonly isFixedPage: (path: string) => boolean
  readonly queue: RenderQueue
  /** The queue in which the page itself would need a place. */
  readonly rendering: RenderQueue
}

/** A redirect of the backend: 308 or 307 to a public path of the shop, or its own 301 or 302 to another site. */
export interface AddressRedirect {
  readonly status: number
  readonly location: string
}

/** The internal path of a page, or a redirect. */
type Address = string | AddressRedirect

/** The route that reports whether a page exists, without rendering it (src/app/[locale]/~address). */
const ROUTE = '~address'
/** The "not found" page of the account. */
const NO_SECTION = 'dashboard/~not-found'
const ACCOUNT = /^\/([^/]+)\/dashboard\/.*/
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Resolves a path that has not been rendered to its page. Visitors can invent any number of paths; those that lead to
 * nothing, or to another spelling of an existing page, cost one query to the backend instead of a render. A render that
 * follows finds the response in Next's own cache.
 */
export class PageAddresses {
  readonly #options: PageAddressesOptions
  readonly #known = new LRUCache<string, { readonly address: Address; readonly until: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ address }, path) => 256 + textBytes(typeof address === 'string' ? address : address.location) + textBytes(path),
  })
  readonly #pending = new Map<string, Promise<Address>>()
  #cleared = 0

  constructor(options: PageAddressesOptions) {
    this.#options = options
  }

  /**
   * @returns the internal path of the page (the given one, the canonical one, or that of the "not found" page), or a redirect
   * @throws RenderQueueFull if the page could not be rendered either, which makes a lookup pointless
   */
  find(path: string): Promise<Address> | Address {
    if (isInnerPage(path) || this.#options.isFixedPage(path)) return path
    if (ACCOUNT.test(path)) return path.replace(ACCOUNT, `/$1/${NO_SECTION}`)
    const known = this.#known.get(path)
    return known && known.until > performance.now() ? known.address : (this.#pending.get(path) ?? this.#lookUp(path))
  }

  /** Clears all lookups after a change. */
  clear(): void {
    this.#cleared += 1
    this.#known.clear()
    this.#pending.clear()
  }

  #lookUp(path: string): Promise<Address> {
    const clearedBefore = this.#cleared
    const pending = this.#resolve(path)
      .then(({ address, mayChangeSoon }) => {
        if (!mayChangeSoon && clearedBefore === this.#cleared) this.#known.set(path, { address, until: performance.now() + MAX_MISSING_SECONDS * 1000 })
        return address
      })
      .finally(() => {
        if (this.#pending.get(path) === pending) this.#pending.delete(path)
      })
    this.#pending.set(path, pending)
    return pending
  }

  #resolve(path: string): Promise<{ address: Address; mayChangeSoon: boolean }> {
    const { next, queue, rendering } = this.#options
    const { page, query } = splitQuery(path)
    const [locale = '', ...segments] = page.split('/').slice(1)
    const lookup = new URLSearchParams({ path: segments.map(decodeURIComponent).join('/'), query })
    const lane = query ? 'query' : 'page'
    return collectTags(async (tags) => {
      if (rendering.isFull(lane)) throw new RenderQueueFull()
      const { status, headers, body } = await queue.run(lane, () => capture(next, `/${locale}/${ROUTE}?${lookup}`, {}))
      const mayChangeSoon = tags.has(KEEP_BRIEFLY_TAG)
      if (status === 404) return { address: notFoundPath(locale), mayChangeSoon }
      if (isRedirect(status)) return { address: { status, location: String([headers.location].flat()[0]) }, mayChangeSoon }
      // The page is rendered all the same, and the render reports the failure.
      if (status !== 200) return { address: path, mayChangeSoon: true }
      return { address: withQuery(page, [...new URLSearchParams(body.toString())]), mayChangeSoon }
    })
  }
}

export const isRedirect = (status: number): boolean => status >= 300 && status < 400
