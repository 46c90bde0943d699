import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentRequest } from '../src/monitoring/request-context.ts'
import { nameRequest } from './begin-request.ts'
import { loggedPath } from './internal-path.ts'
import { counts } from './metrics/counts.ts'
import type { PageAddresses } from './page-addresses.ts'
import type { CacheState, PageCache } from './page-cache.ts'
import { pageAt, type PageRequest, type Requested } from './page-request.ts'
import { RenderQueueFull } from './render-queue.ts'
import { respond } from './respond.ts'
import { type StoredPage, uncached } from './stored-page.ts'

interface Sources {
  readonly pages: PageCache
  readonly addresses: PageAddresses
  readonly locales: readonly string[]
}

type RequestedPage = Extract<Requested, { page: PageRequest }>

const RETRY_SECONDS = '5'
const LOG_INTERVAL = 60_000
let refused = 0

/** Answers a cache miss or a stale hit: with the rendered page, the stale one, or the error page. */
export async function answerPage(request: IncomingMessage, response: ServerResponse, requested: RequestedPage, { pages, addresses, locales }: Sources): Promise<void> {
  const { page, state } = await getOrFail(requested.page, () => findPage(requested, pages, addresses))
  if (page && page.status < 500) {
    if (pages.isUnconfirmed(requested.page.key)) return sendUnconfirmed(request, response, page, state === 'HIT' ? 'STALE' : state)
    return respond(request, response, page, { state, now: performance.now() })
  }
  const [, first = ''] = requested.page.url.split('/')
  const locale = locales.includes(first) ? first : locales[0]
  const unavailable = { key: `html /${locale}/~unavailable`, url: `/${locale}/~unavailable`, headers: {} }
  // A response without a payload makes the router load the document, and so the error page below.
  const standIn = requested.page.headers.rsc ? undefined : await getOrFail(unavailable, () => pages.get(unavailable))
  response.setHeader('retry-after', RETRY_SECONDS)
  nameRequest(response)
  const { id = '' } = currentRequest() ?? {}
  // The only header of a document that its scripts can read. The page itself is the same for all, from memory.
  response.setHeader('server-timing', `request;desc="${id}"`)
  if (standIn?.page && standIn.page.status < 500) return respond(request, response, uncached(standIn.page), { state: 'MISS', now: performance.now(), status: 503 })
  counts.pages.refused += 1
  response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(requested.page.headers.rsc ? undefined : `Service Unavailable\nReference: ${id}\n`)
}

/** Sends a page that may have been dropped elsewhere: the cache in front must not keep it, since no purge would follow. */
export const sendUnconfirmed = (request: IncomingMessage, response: ServerResponse, page: StoredPage, state: CacheState): void =>
  respond(request, response, uncached(page), { state, now: performance.now() })

interface Answer {
  readonly page?: StoredPage
  readonly state: CacheState
}

async function findPage({ kind, page }: RequestedPage, pages: PageCache, addresses: PageAddresses): Promise<Answer> {
  if (kind === 'file' || (await pages.has(page.key))) return pages.get(page)
  return pages.get(pageAt(page, await addresses.find(page.url)))
}

async function getOrFail({ url }: PageRequest, get: () => Promise<Answer>): Promise<Answer> {
  try {
    return await get()
  } catch (error) {
    if (error instanceof RenderQueueFull) reportOverload()
    else console.error(`${loggedPath(url)}:`, error)
    return { state: 'MISS' }
  }
}

/** Logs one line a minute for any number of rejected requests. */
function reportOverload(): void {
  refused += 1
  if (refused > 1) return
  console.error('More pages are requested than can be rendered (RENDER_CONCURRENCY, RENDER_QUEUE)')
  setTimeout(() => {
    if (refused > 1) console.error(`${refused} requests were answered with 503 and Retry-After: ${RETRY_SECONDS} within the last minute`)
    refused = 0
  }, LOG_INTERVAL).unref()
}
