import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they send the next request. */
const MOST_WAITING = 10

/**
 * Cuts a connection that sends request after request without waiting for the answers. A thousand of them fit into 30 kB, and Node
 * keeps each with its answer, together up to 70 MB, until the client reads.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // Node goes on with the requests that it has received already.
    if (socket.destroyed) return
    // An answer has no socket until the one before it is out.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > MOST_WAITING) return void socket.destroy()
      waiting.set(socket, count)
      response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    }
    return listener(request, response)
  }
}
