import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { beginRequest, nameRequest } from './begin-request.ts'
import type { RequestHandler } from './capture.ts'
import { createHttpServer } from './http-limits.ts'
import { internalPath, type PathSettings } from './internal-path.ts'
import type { ShareDesign } from './draw-share-picture.ts'
import { pictureGate } from './picture-gate.ts'
import { pictureQueue } from './picture-queue.ts'
import { SHARE_PATH, sharePictures } from './share-pictures.ts'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'
import { writeVisitorAddress } from './visitor-request.ts'

interface DevelopmentServerOptions extends PathSettings {
  readonly next: RequestHandler
  readonly pictureFolders: readonly string[]
  readonly shareDesign: ShareDesign
  readonly trustedProxies: number
  readonly siteUrl: string
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
}

const NOT_A_PAGE = /^\/(_next|__next|api)|\.(?!html?$)[a-z0-9]{2,11}$/i

/** Next in development: the same public URLs as in production, without a cache. */
export function createDevelopmentServer({ next, upgrade, pictureFolders, shareDesign, trustedProxies, siteUrl, ...paths }: DevelopmentServerOptions): Server {
  const pictureRefusal = pictureGate(pictureFolders)
  const answerShare = sharePictures(pictureFolders, shareDesign, pictureQueue())
  const protection = securityHeaders(siteUrl)
  const server = createHttpServer({}, async (request, response) => {
    setSecurityHeaders(response, protection, request.url)
    beginRequest(request, response, trustedProxies)
    nameRequest(response)
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (!url) {
      response.writeHead(400).end()
      return
    }
    if (url.pathname === SHARE_PATH) return answerShare(request, response, url.href)
    if (!NOT_A_PAGE.test(url.pathname)) {
      const payload = url.searchParams.get('_rsc')
      url.searchParams.delete('_rsc')
      const decision = internalPath(url.pathname + url.search, paths)
      if (decision.kind === 'redirect') {
        response.writeHead(307, { location: decision.location }).end()
        return
      }
      request.url = payload === null ? decision.path : `${decision.path}?_rsc=${payload}`
    }
    if (url.pathname.startsWith('/api/')) writeVisitorAddress(request, trustedProxies)
    const refusal = url.pathname === '/_next/image' ? await pictureRefusal(url.search) : undefined
    if (refusal) {
      response.writeHead(refusal).end()
      return
    }
    await next(request, response)
  })
  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head))
  return server
}
