import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { BuildRoutes } from './build-routes.ts'
import { PAGES_SHARE } from './cache-memory.ts'
import type { RequestHandler } from './capture.ts'
import type { FinishPage } from './content-security/finish-page.ts'
import { NO_CONTENT } from './content-security/policy.ts'
import type { Edge } from './edge/create-edge.ts'
import { type Health, isHealthPath } from './health/health.ts'
import { createHttpServer } from './http-limits.ts'
import { acceptFirst } from './accept-first.ts'
import { beginRequest, currentNetwork, nameRequest } from './begin-request.ts'
import { loggedPath } from './internal-path.ts'
import { answerDraft, seesDrafts } from './drafts.ts'
import { createAnswerCall } from './answer-call.ts'
import { answerPage, sendUnconfirmed } from './answer-page.ts'
import { answerRespelled } from './answer-respelled.ts'
import { createAnswerPicture } from './answer-picture.ts'
import { DropLog } from './cluster/drop-log.ts'
import { SharedPages } from './cluster/shared-pages.ts'
import { answerMalformed, answerWithoutResponse } from './malformed-request.ts'
import { evictEntries } from './next-cache.ts'
import { isRedirect, PageAddresses } from './page-addresses.ts'
import { PageCache } from './page-cache.ts'
import { pageRequest, type RequestSettings } from './page-request.ts'
import { pictureQueue } from './picture-queue.ts'
import { answerWorker, redirect, refuse } from './plain-answers.ts'
import { isPlainRead, ReadyReplies } from './ready-replies.ts'
import { RenderQueue } from './render-queue.ts'
import { respond } from './respond.ts'
import { type Drop, revalidate } from './revalidate.ts'
import type { Redis } from '../src/lib/redis.ts'
import type { ShareDesign } from './draw-share-picture.ts'
import { SHARE_PATH, sharePictures } from './share-pictures.ts'
import { securityHeaders, setSecurityHeaders, withSecurityHeaders } from './security-headers.ts'
import { isPlainPath, pathOf } from './visitor-request.ts'

export interface ShopServerOptions extends RequestSettings, BuildRoutes {
  /** Next's own request handler. */
  readonly next: RequestHandler
  readonly maxBytes: number
  /** The limits of simultaneous and waiting renders. */
  readonly rendering: { readonly concurrency: number; readonly waiting: number }
  /** The folders that pictures may come from. */
  readonly pictureFolders: readonly string[]
  /** How the pictures of link previews look. */
  readonly shareDesign: ShareDesign
  readonly revalidateSecret: string | undefined
  /** The cookie of Next's draft mode; undefined if previews are disabled. */
  readonly previewId: string | undefined
  /** The number of the shop's own proxies in front of it. */
  readonly trustedProxies: number
  /** The shop's public address. */
  readonly siteUrl: string
  /** Adds each page's Content-Security-Policy. */
  readonly finishPage: FinishPage
  /** The connection that several instances share; undefined for a single instance. */
  readonly redis: Redis | undefined
  /** The host and port of this instance, and the milliseconds for which it may serve a page that it cannot renew. */
  readonly instance: { readonly place: string; readonly pageLifetime: number }
  /** The name of Next's build. */
  readonly buildId: string
  /** The cache in front. */
  readonly edge: Edge
  /** Answers the probes of proxies. */
  readonly health: Health
  /** The text of the service worker. */
  readonly workerScript: string
}

const NOT_A_PAGE = /^\/(?:api\/.*|_next\/image|sw\.js|_share\.jpg)$/
const REVALIDATION = /^\/api\/revalidate(?:\/content)?$/

/** Of those that need a render. A visitor sends two at a time. */
const PREFETCHES = { concurrency: 2, waiting: 6 }

/** Milliseconds. A render takes less than a tenth of that from the processor. */
const SLOW_AFTER = 1000

export interface ShopServer {
  readonly server: Server
  readonly pages: PageCache
  readonly renders: RenderQueue
  /** The log of drops; undefined for a single instance. */
  readonly log: DropLog | undefined
}

/** The shop's public server: cached pages from memory, everything else from Next. */
export function createShopServer(options: ShopServerOptions): ShopServer {
  const { maxBytes, pictureFolders, shareDesign, revalidateSecret, previewId, trustedProxies, siteUrl, finishPage, edge, workerScript, health, rendering, isFixedPage, redis, instance, buildId, ...paths } = options
  const protection = new Map([...securityHeaders(siteUrl), ['content-security-policy', NO_CONTENT]])
  const next = withSecurityHeaders(options.next, protection)
  const newConnections = acceptFirst()
  const queueSettings = { ...rendering, slowAfter: SLOW_AFTER, beforeRender: newConnections.wait, ownerOf: currentNetwork }
  const queue = new RenderQueue(queueSettings)
  const ready = new ReadyReplies()
  const evict = (tags: readonly string[] | 'all'): number => {
    ready.clear()
    // First the data, then the pages: in the opposite order a page could be rendered from stale data.
    evictEntries(tags)
    addresses.clear()
    return pages.invalidate(tags)
  }
  const log = redis && new DropLog({ redis, evict, ...instance, afterLateDrop: (tags) => void edge.purge?.(tags) })
  const shared = redis && log && new SharedPages({ redis, log, buildId })
  const pages = new PageCache({ render: next, maxBytes: maxBytes * PAGES_SHARE, finish: edge.tagPages(finishPage), queue, shared })
  const addresses = new PageAddresses({ next, isFixedPage, queue: new RenderQueue(queueSettings), rendering: queue })
  const prefetches = new RenderQueue({ ...PREFETCHES, ownerOf: currentNetwork })
  const drop: Drop = async (tags) => log?.drop(tags) ?? { dropped: evict(tags), isEverywhere: true }
  const pictures = pictureQueue({ ownerOf: currentNetwork })
  const answerShare = sharePictures(pictureFolders, shareDesign, pictures)
  const answerPicture = createAnswerPicture({ next, folders: pictureFolders, queue: pictures, trustedProxies })
  const answerCall = createAnswerCall(next, trustedProxies)

  const answer = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    const url = pathOf(request.url ?? '/')
    const [pathname = ''] = url.split('?', 1)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const requested = isRead && !NOT_A_PAGE.test(pathname) && !isHealthPath(pathname) ? pageRequest(request.headers, url, paths) : undefined
    const seesDraft = previewId !== undefined && seesDrafts(request, previewId)
    const { key } = requested && 'page' in requested && !seesDraft ? requested.page : {}
    const fresh = key === undefined ? undefined : pages.fresh(key)
    // The location of a redirect depends on the request's query.
    const page = fresh && !isRedirect(fresh.status) ? fresh : undefined
    // A stored page has the security headers already; all other responses get them here.
    if (key !== undefined && page) {
      const now = performance.now()
      if (pages.isUnconfirmed(key)) return sendUnconfirmed(request, response, page, 'STALE')
      if (isPlainRead(request)) ready.add(request, page, now)
      return respond(request, response, page, { state: 'HIT', now })
    }

    setSecurityHeaders(response, protection, url)
    request.url = url
    if (isHealthPath(pathname)) return health.answer(request, response, pathname)
    beginRequest(request, response, trustedProxies)
    if (!isPlainPath(pathname) || request.headers.host === undefined) return refuse(response, 400)
    if (REVALIDATION.test(pathname)) return revalidate(request, response, { drop, purge: edge.purge }, revalidateSecret)
    if (pathname.startsWith('/api/')) return answerCall(request, response, pathname)
    if (!isRead) return refuse(response, 405, { allow: 'GET, HEAD' })
    if (pathname === SHARE_PATH) return answerShare(request, response, url)
    if (pathname === '/sw.js') return answerWorker(response, workerScript)
    if (requested === undefined) return answerPicture(request, response, url)
    if (requested.kind === 'redirect') return redirect(response, requested, url.includes('?'))
    if (requested.kind === 'respelled') return answerRespelled(request, response, requested, { pages, addresses, paths })
    if (requested.kind === 'missing') return refuse(response, 404)
    if (seesDraft) return answerDraft(request, response, requested.page, { next, previewId, finish: finishPage })
    return answerPage(request, response, requested, { pages, addresses, prefetches, paths })
  }

  const answerUpToDate = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await log?.catchUp()
    return answer(request, response)
  }

  const server = createHttpServer({ requireHostHeader: false, shouldUpgradeCallback: () => false }, (request, response) => {
    const now = performance.now()
    const isBehind = log?.isBehind(now) ?? false
    if (!isBehind && !log?.isAlone && isPlainRead(request) && ready.send(request, response, now)) return
    Promise.try(isBehind ? answerUpToDate : answer, request, response).catch((error: unknown) => {
      console.error(`${loggedPath(request.url ?? '/')}:`, error)
      if (response.writableEnded) return
      // A response that ends normally would look complete.
      if (response.headersSent) return void response.destroy()
      setSecurityHeaders(response, protection)
      nameRequest(response)
      response.writeHead(500, { 'content-type': 'text/plain' }).end()
    })
  })
  newConnections.watch(server)
  server.on('clientError', (error, socket) => answerMalformed(error, socket, protection))
  server.on('connect', (_request, socket: Duplex) => answerWithoutResponse(405, socket, protection))
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    setSecurityHeaders(response, protection)
    response.writeHead(417).end()
  })
  return { server, pages, renders: queue, log }
}
