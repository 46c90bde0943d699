import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = ServerResponse<IncomingMessage>

const openByServer = new WeakMap<Server, Map<Socket, Set<Answer>>>()

/**
 * The open connections of a server, each with its pending responses. Its listener runs after the one that answers: a
 * page from memory is finished by then and costs nothing.
 */
export function openConnections(server: Server): ReadonlyMap<Socket, ReadonlySet<Answer>> {
  const existing = openByServer.get(server)
  if (existing) return existing
  const open = new Map<Socket, Set<Answer>>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set())
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    if (response.writableEnded) return
    const pending = open.get(socket)
    pending?.add(response)
    response.once('close', () => pending?.delete(response))
  })
  openByServer.set(server, open)
  return open
}
