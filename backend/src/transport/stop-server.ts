import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { openConnections } from './open-connections.ts'

/** Milliseconds for a request that is on its way when its connection is about to be closed. */
const IDLE_GRACE = 250

/**
 * Refuses new connections, answers requests in progress, closes each connection after its last answer, and resolves when none is left.
 * @param timeout milliseconds after which all that is left is cut
 * @returns how many requests were cut
 */
export async function stopServer(server: Server, timeout: number, idleGrace = IDLE_GRACE): Promise<number> {
  const open = openConnections(server)
  const closeIfIdle = (socket: Socket): void => {
    if (!open.get(socket)?.size) socket.destroySoon()
  }
  const closeAfter = (response: ServerResponse): void => {
    response.shouldKeepAlive = false
    // Where its headers are out already, they have promised to keep the connection.
    response.once('close', () => closeIfIdle(response.req.socket))
  }
  server.prependListener('request', (_request, response) => closeAfter(response))
  for (const answers of open.values()) answers.forEach(closeAfter)
  // http.Server's own `close` drops what a slow reader has not taken yet, and checks no timeout any more.
  const closed = new Promise<void>((resolve) => void TcpServer.prototype.close.call(server, () => resolve()))
  const idle = setTimeout(() => [...open.keys()].forEach(closeIfIdle), idleGrace)

  let cut = 0
  const deadline = setTimeout(() => {
    for (const [socket, { size }] of open) {
      cut += size
      socket.destroy()
    }
  }, timeout)
  await closed
  clearTimeout(idle)
  clearTimeout(deadline)
  return cut
}
