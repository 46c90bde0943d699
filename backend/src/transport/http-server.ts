import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'

/** Milliseconds. A client that sends its request letter by letter holds a connection no longer than this. */
const TIMEOUTS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
}

const MOST_HEADER_BYTES = 16_384

export const createHttpServer = (listener: RequestListener, timeouts: ServerOptions = TIMEOUTS): Server =>
  createServer({ ...timeouts, maxHeaderSize: MOST_HEADER_BYTES }, listener)
