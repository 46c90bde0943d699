import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { RequestHandler } from './capture.ts'
import type { FinishPage } from './content-security/finish-page.ts'
import { NO_CONTENT, WORKER_CONTENT } from './content-security/policy.ts'
import { createHttpServer } from './http-limits.ts'
import { internalPath, loggedPath, type PathSettings } from './internal-path.ts'
import { answerDraft, seesDrafts } from './drafts.ts'
import { answerMalformed } from './malformed-request.ts'
import { type CacheState, PageCache, type PageRequest } from './page-cache.ts'
import { pictureGate } from './picture-gate.ts'
import { respond } from './respond.ts'
import { revalidate } from './revalidate.ts'
import { securityHeaders, setSecurityHeaders, withSecurityHeaders } from './security-headers.ts'
import { type StoredPage, uncached } from './stored-page.ts'
import { writeVisitorAddress } from './visitor-address.ts'

export interface ShopServerOptions extends PathSettings {
  /** Next's own request handler. */
  readonly next: RequestHandler
  readonly maxBytes: number
  /** The addresses that pictures may come from. */
  readonly imageHosts: readonly string[]
  readonly revalidateSecret: string | undefined
  /** The cookie of Next's draft mode; undefined where nobody previews anything. */
  readonly previewId: string | undefined
  /** How many proxies of the shop's own stand in front of it. */
  readonly trustedProxies: number
  /** The shop's public address. */
  readonly siteUrl: string
  /** Gives each page its policy. */
  readonly finishPage: FinishPage
  /** The text of the service worker. */
  readonly workerScript: string
}

/** The headers by which the router asks for a payload instead of HTML; with its state tree a static page does nothing. */
const VARIANT_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const
const LONGEST_HEADER = 200
/** The number of an order may have a dot. */
const FILE = /^\/(?:_next\/static\/.*|(?!(?:\w+\/)?dashboard\/)[^?]*\.(?!html?$)[a-z0-9]{2,11})$/i
const NOT_A_PAGE = /^\/(?:api\/|_next\/image|sw\.js$)/
const RSC_PARAMETER = /[?&]_rsc=[^&]*/

/** The shop as a visitor sees it: finished pages from memory, everything else from Next. */
export function createShopServer(options: ShopServerOptions): { server: Server; pages: PageCache } {
  const { maxBytes, imageHosts, revalidateSecret, previewId, trustedProxies, siteUrl, finishPage, workerScript, ...paths } = options
  const protection = new Map([...securityHeaders(siteUrl), ['content-security-policy', NO_CONTENT]])
  const next = withSecurityHeaders(options.next, protection)
  const pages = new PageCache({ render: next, maxBytes, finish: finishPage })
  const pictureReady = pictureGate(imageHosts)

  // However its address is spelled, what reaches Next from a visitor says who asks.
  const answerCall = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    writeVisitorAddress(request, trustedProxies)
    return next(request, response)
  }

  const answerPicture = async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    await pictureReady(url)
    await answerCall(request, response)
  }

  const answer = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    const url = request.url ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const wanted = isRead && !NOT_A_PAGE.test(url) ? pageRequest(request, url, paths) : undefined
    const seesDraft = previewId !== undefined && seesDrafts(request, previewId)
    const page = typeof wanted === 'object' && !seesDraft ? pages.fresh(wanted.key) : undefined
    // A stored page brings its headers; they are set for everything else.
    if (page) return respond(request, response, page, { state: 'HIT', now: Date.now() })

    setSecurityHeaders(response, protection, url)
    if (request.headers.host === undefined) return void response.writeHead(400).end()
    if (url.startsWith('/api/revalidate')) return revalidate(request, response, pages, revalidateSecret)
    if (url.startsWith('/api/')) return answerCall(request, response)
    if (!isRead) return refuseMethod(response)
    if (url === '/sw.js') return answerWorker(response, workerScript)
    if (wanted === undefined) return answerPicture(request, response, url)
    if (typeof wanted === 'string') return redirect(response, wanted)
    if (seesDraft) return answerDraft(request, response, wanted, { next, previewId, finish: finishPage })
    return answerSlowly(request, response, wanted, pages, paths)
  }

  const server = createHttpServer({ requireHostHeader: false }, (request, response) => {
    Promise.try(answer, request, response).catch((error: unknown) => {
      console.error(`${loggedPath(request.url ?? '/')}:`, error)
      if (response.headersSent) return void response.end()
      setSecurityHeaders(response, protection)
      response.writeHead(500, { 'content-type': 'text/plain' }).end()
    })
  })
  server.on('clientError', (error, socket) => answerMalformed(error, socket, protection))
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    setSecurityHeaders(response, protection)
    response.writeHead(417).end()
  })
  return { server, pages }
}

async function answerSlowly(request: IncomingMessage, response: ServerResponse, wanted: PageRequest, pages: PageCache, { locales }: PathSettings): Promise<void> {
  const { page, state } = await getOrFail(pages, wanted)
  if (page && page.status < 500) return respond(request, response, page, { state, now: Date.now() })
  const [, first = ''] = wanted.url.split('/')
  const locale = locales.includes(first) ? first : locales[0]
  // The router takes an answer without a payload as the sign to load the document, and so the page below, itself.
  const standIn = wanted.headers.rsc ? undefined : await getOrFail(pages, { key: `html /${locale}/~unavailable`, url: `/${locale}/~unavailable`, headers: {} })
  response.setHeader('retry-after', '5')
  if (standIn?.page && standIn.page.status < 500) return respond(request, response, uncached(standIn.page), { state: 'MISS', now: Date.now(), status: 503 })
  response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
}

async function getOrFail(pages: PageCache, wanted: PageRequest): Promise<{ page?: StoredPage; state: CacheState }> {
  try {
    return await pages.get(wanted)
  } catch (error) {
    console.error(`${loggedPath(wanted.url)}:`, error)
    return { state: 'MISS' }
  }
}

/** What to render for a request, or the address that the visitor should use instead. */
function pageRequest(request: IncomingMessage, url: string, paths: PathSettings): PageRequest | string {
  const [pathname = '/'] = url.split('?', 1)
  if (FILE.test(pathname)) return { key: `file ${pathname}`, url: pathname, headers: {} }

  const decision = internalPath(url.replace(RSC_PARAMETER, '').replace(/^([^?&]*)&/, '$1?'), paths)
  if (decision.kind === 'redirect') return decision.location
  const headers: Record<string, string> = {}
  for (const name of VARIANT_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string' && value.length <= LONGEST_HEADER) headers[name] = value
  }
  const variant = headers.rsc ? VARIANT_HEADERS.map((name) => headers[name] ?? '').join(' ') : 'html'
  return { key: `${variant} ${decision.path}`, url: decision.path, headers: headers.rsc ? headers : {} }
}

function redirect(response: ServerResponse, location: string): void {
  // A query may hold what is meant for one visitor alone, such as the token of a mailed link.
  response.writeHead(308, { location, 'cache-control': location.includes('?') ? 'no-store' : 'public, max-age=3600' }).end()
}

/** Asked for anew at each visit, so that an installed worker learns of another build, or that it has to go. */
function answerWorker(response: ServerResponse, script: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache', 'content-security-policy': WORKER_CONTENT }).end(script)
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' }).end('Method not allowed')
}
