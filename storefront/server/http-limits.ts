import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { openConnections } from './open-connections.ts'

/**
 * Milliseconds. A request of the shop's own pages is 2 to 6 kB, which a phone at the edge of its network sends in 4 seconds. A sender
 * that is slower is disconnected within 15 seconds: at the first check after its timeout.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_500,
  /** Long enough for a browser to request everything that a page needs. */
  keepAliveTimeout: 10_000,
} satisfies ServerOptions

/** Milliseconds in which the client reads no byte, such as in a train's tunnel. */
const STALL_TIMEOUT_MS = 30_000
/** Milliseconds for a slow reader to finish: 1.2 MB at 4 kB/s. */
const READ_TIMEOUT_MS = 5 * 60_000
const READERS_CHECKED_EVERY = 10_000

const MAX_HEADER_BYTES = 16_384
/** After this many requests a browser opens another connection, which costs it nothing, and no client holds one forever. */
const MAX_REQUESTS_PER_SOCKET = 1000
/** Browsers and proxies wait for a response before they send the next request. */
const MAX_PIPELINED = 10
/** An idle connection takes about 20 kB. */
const MAX_CONNECTIONS = 5000

export interface HttpOptions extends ServerOptions {
  readonly stallTimeoutMs?: number
  readonly readTimeoutMs?: number
}

/** An HTTP server that limits slow senders, pipelining, slow readers and the number of connections. */
export function createHttpServer(options: HttpOptions, listener: RequestListener): Server {
  const { stallTimeoutMs = STALL_TIMEOUT_MS, readTimeoutMs = READ_TIMEOUT_MS, ...others } = options
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES, ...others }, limitPipelining(listener))
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = stallTimeoutMs
  const open = openConnections(server)
  server.on('timeout', (socket) => {
    // No byte has moved because the shop itself is still working.
    if (open.get(socket)?.size && socket.writableLength === 0) socket.setTimeout(stallTimeoutMs)
    else socket.destroy()
  })
  cutSlowReaders(server, readTimeoutMs)
  return server
}

function cutSlowReaders(server: Server, readTimeoutMs: number): void {
  const open = openConnections(server)
  const readingSince = new WeakMap<Socket, number>()
  const check = (): void => {
    const now = performance.now()
    for (const socket of open.keys()) {
      const since = readingSince.get(socket)
      if (socket.writableLength === 0) readingSince.delete(socket)
      else if (since === undefined) readingSince.set(socket, now)
      else if (now - since > readTimeoutMs) socket.destroy()
    }
  }
  const timer = setInterval(check, Math.min(READERS_CHECKED_EVERY, readTimeoutMs)).unref()
  server.once('close', () => clearInterval(timer))
}

/**
 * Closes a connection that sends request after request without waiting for the responses. A thousand of them fit into 30 kB, and Node
 * holds each with its response, up to 70 MB in total, until the client reads.
 */
function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // Node still processes the requests that it has already received.
    if (socket.destroyed) return
    // A response has no socket until the previous one is sent.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > MAX_PIPELINED) return void socket.destroy()
      waiting.set(socket, count)
      response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    }
    return listener(request, response)
  }
}
