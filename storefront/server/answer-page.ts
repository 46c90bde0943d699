import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentRequest } from '../src/monitoring/request-context.ts'
import { nameRequest } from './begin-request.ts'
import { endOfRedirects } from './follow-redirects.ts'
import { loggedPath, notFoundPath, type PathSettings } from './internal-path.ts'
import { counts } from './metrics/counts.ts'
import { type AddressRedirect, isRedirect, type PageAddresses } from './page-addresses.ts'
import type { CacheState, PageCache } from './page-cache.ts'
import { pageAt, type PageRequest, type Requested } from './page-request.ts'
import { answerRedirect, refuse } from './plain-answers.ts'
import { type RenderQueue, RenderQueueFull } from './render-queue.ts'
import { respond } from './respond.ts'
import { type StoredPage, uncached } from './stored-page.ts'

interface Sources {
  readonly pages: PageCache
  readonly addresses: PageAddresses
  /** The queue of prefetches that need a render. */
  readonly prefetches: RenderQueue
  readonly paths: PathSettings
}

type RequestedPage = Extract<Requested, { page: PageRequest }>

const RETRY_SECONDS = '5'
const LOG_INTERVAL = 60_000
let refused = 0

/** Answers a cache miss or a stale hit: with the rendered page, the stale one, a redirect, or the error page. */
export async function answerPage(request: IncomingMessage, response: ServerResponse, requested: RequestedPage, sources: Sources): Promise<void> {
  const { pages, paths } = sources
  const { page, state, redirect, isRefused, isMissing } = await getOrFail(requested.page, () => findOrRefuse(requested, sources))
  if (isRefused) return void response.writeHead(204, { 'cache-control': 'no-store' }).end()
  if (isMissing) return refuse(response, 404)
  if (redirect) return answerRedirect(response, redirect, { url: request.url ?? '/', isPayload: requested.page.headers.rsc !== undefined })
  if (page && page.status < 500) {
    if (pages.isUnconfirmed(requested.page.key)) return sendUnconfirmed(request, response, page, state === 'HIT' ? 'STALE' : state)
    return respond(request, response, page, { state, now: performance.now() })
  }
  const locale = localeOf(requested.page.url, paths)
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
  readonly redirect?: AddressRedirect
  /** A prefetch that is not worth a render now. */
  readonly isRefused?: boolean
  /** A file that does not exist. */
  readonly isMissing?: boolean
}

/** Most prefetched pages are never opened: while many visitors arrive at pages that are not cached yet, only a few of them are rendered. */
async function findOrRefuse(requested: RequestedPage, sources: Sources): Promise<Answer> {
  const { pages, prefetches } = sources
  const { kind, page } = requested
  if (kind === 'file') return pages.get(page)
  const isStored = await pages.has(page.key)
  if (isStored || page.headers['next-router-prefetch'] === undefined) return findPage(requested, isStored, sources)
  try {
    return await prefetches.run('page', () => findPage(requested, isStored, sources))
  } catch (error) {
    // At once, or when it makes room for another visitor's.
    if (error instanceof RenderQueueFull) return { isRefused: true, state: 'MISS' }
    throw error
  }
}

async function findPage({ page, isPart }: RequestedPage, isStored: boolean, { pages, addresses, paths }: Sources): Promise<Answer> {
  const stored = isStored ? await pages.get(page) : undefined
  if (stored && !isRedirect(stored.page.status)) return stored
  const found = await addresses.find(page.url)
  const missing = notFoundPath(localeOf(page.url, paths))
  const redirect = typeof found === 'string' ? undefined : await endOfRedirects(page.url, found, addresses, paths)
  if (redirect) return { redirect, state: 'MISS' }
  const shown = typeof found === 'string' ? found : missing
  return isPart && shown === missing ? { isMissing: true, state: 'MISS' } : withRedirect(await pages.get(pageAt(page, shown)))
}

/** A page may redirect by itself, or since it was rendered for the first time. Its response has no request's query. */
function withRedirect({ page, state }: { readonly page: StoredPage; readonly state: CacheState }): Answer {
  const location = isRedirect(page.status) ? page.headers[page.headers.indexOf('location') + 1] : undefined
  return location === undefined ? { page, state } : { redirect: { status: page.status, location }, state }
}

function localeOf(path: string, { locales }: PathSettings): string {
  const [, first = ''] = path.split('/')
  return locales.includes(first) ? first : (locales[0] ?? '')
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
