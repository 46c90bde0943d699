import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { openConnections } from './open-connections.ts'

/** Milliseconds. A slow sender is cut within 15 seconds: after its timeout, at the next check. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_500,
} satisfies ServerOptions

/** Milliseconds that a client may leave a response unread. */
const STALL_TIMEOUT_MS = 30_000
const MAX_HEADER_BYTES = 16_384
const MAX_REQUESTS_PER_SOCKET = 1000
/** Clients wait for a response before they send again. A thousand pipelined requests would mean a thousand responses in memory. */
const MAX_PENDING_RESPONSES = 10
const MAX_CONNECTIONS = 4000
/** More than a storefront ever opens, and half of the total, so that one client cannot take all connections. */
const MAX_CONNECTIONS_PER_ADDRESS = 2000

export interface Limits {
  readonly timeouts?: ServerOptions
  readonly stallTimeoutMs?: number
  readonly maxPerAddress?: number
}

/** An HTTP server that withstands clients that send slowly, do not read, or open many connections. */
export function createHttpServer(listener: RequestListener, { timeouts = TIMEOUTS, stallTimeoutMs = STALL_TIMEOUT_MS, maxPerAddress = MAX_CONNECTIONS_PER_ADDRESS }: Limits = {}): Server {
  const limitPipelining: RequestListener = (request, response) => {
    if ((open.get(request.socket)?.size ?? 0) < MAX_PENDING_RESPONSES) listener(request, response)
    else request.socket.destroy()
  }
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }, refuseBadHost(limitPipelining))
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = stallTimeoutMs
  const open = openConnections(server)
  server.on('timeout', (socket) => {
    // The backend itself is still working, for instance drawing a picture.
    if (open.get(socket)?.size && socket.writableLength === 0) socket.setTimeout(stallTimeoutMs)
    else socket.destroy()
  })
  limitAddresses(server, maxPerAddress)
  return server
}

function limitAddresses(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket
    const count = (open.get(address) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** Yoga builds a URL from a request's `Host` and target, and would answer with a stack trace if it is invalid. */
const refuseBadHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (URL.canParse(`http://${request.headers.host ?? 'localhost'}${request.url}`)) return listener(request, response)
    response.writeHead(400, { 'content-length': 0, connection: 'close' }).end()
  }
