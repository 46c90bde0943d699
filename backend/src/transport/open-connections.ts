import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answer = ServerResponse<IncomingMessage>

const trackedServers = new WeakMap<Server, Map<Socket, Set<Answer>>>()

/** A server's connections, each with its pending responses; tracked from the first call on. */
export function openConnections(server: Server): ReadonlyMap<Socket, ReadonlySet<Answer>> {
  const tracked = trackedServers.get(server)
  if (tracked) return tracked
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
  trackedServers.set(server, open)
  return open
}
