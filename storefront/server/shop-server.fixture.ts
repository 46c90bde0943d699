import { randomUUID } from 'node:crypto'
import { type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, vi } from 'vitest'
import type { RequestHandler } from './capture.ts'
import { createHealth, type Health } from './health/health.ts'
import { readShareDesign } from './draw-share-picture.ts'
import { createEdge } from './edge/create-edge.ts'
import { createShopServer, type ShopServer, type ShopServerOptions } from './shop-server.ts'

export const LONG_TEXT = 'wind '.repeat(400)
/** As Next generates it. */
export const PREVIEW_ID = '0123456789abcdef0123456789abcdef'
let running: ShopServer[] = []

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface TestRequest {
  readonly method?: string
  readonly headers?: Record<string, string | string[]>
  readonly body?: string
  /** Whether the request has a Host header. */
  readonly setHost?: boolean
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { server, log } of running) {
    await log?.stop()
    server.close()
    server.closeAllConnections()
  }
  running = []
})

/** The page server in front of a test's own renderer, in place of Next. */
export async function shop(render: RequestHandler, options: Partial<ShopServerOptions> = {}) {
  const port = await startShop(render, options)
  return (path: string, { method = 'GET', headers = {}, body = '', setHost = true }: TestRequest = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      send({ port, path, method, headers, setHost }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }))
      })
        .on('error', reject)
        .end(body)
    })
}

/** @param port by default any free one. @returns the port */
export async function startShop(render: RequestHandler, options: Partial<ShopServerOptions> = {}, port = 0): Promise<number> {
  const started = createShopServer({
    next: render,
    locales: ['en', 'pl'],
    isFilter: (key) => key === 'color',
    isFile: () => true,
    isFixedPage: () => true,
    rendering: { concurrency: 4, waiting: 100 },
    maxBytes: 1_000_000,
    pictureFolders: ['http://localhost:9/media/'],
    shareDesign: await readShareDesign(undefined),
    revalidateSecret: 'hut-key',
    previewId: PREVIEW_ID,
    trustedProxies: 0,
    siteUrl: 'http://localhost:3000',
    finishPage: (answer) => answer,
    redis: undefined,
    instance: { place: randomUUID(), pageLifetime: 600_000 },
    buildId: 'build',
    edge: createEdge({ kind: 'none' }),
    workerScript: 'the worker',
    health: readyHealth(),
    ...options,
  })
  running.push(started)
  const { server } = started
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return (server.address() as AddressInfo).port
}

/** Varnish sends nothing to an instance that is not ready. */
function readyHealth(): Health {
  const health = createHealth([])
  health.start()
  return health
}

export const page = (_request: IncomingMessage, response: ServerResponse, text = LONG_TEXT) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60', vary: 'rsc' })
  response.end(text)
}
