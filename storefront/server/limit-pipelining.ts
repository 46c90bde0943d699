import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for a response before they send the next request. */
const MOST_WAITING = 10

/**
 * Closes a connection that sends request after request without waiting for the responses. A thousand of them fit into 30 kB, and Node
 * holds each with its response, up to 70 MB in total, until the client reads.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // Node still processes the requests that it has already received.
    if (socket.destroyed) return
    // A response has no socket until the previous one is sent.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > MOST_WAITING) return void socket.destroy()
      waiting.set(socket, count)
      response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    }
    return listener(request, response)
  }
}
