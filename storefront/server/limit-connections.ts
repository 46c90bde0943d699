import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { atMostOnceAMinute } from './at-most-once-a-minute.ts'
import { networkOf } from '../src/lib/network-of.ts'

/** Milliseconds. Proxies keep connections for 60 seconds; a shorter timeout here would close connections into which a proxy is just sending. */
const KEEP_ALIVE_OF_PROXIES = 75_000

interface ConnectionLimits {
  /** 0 lifts the limit. */
  readonly connectionsPerAddress: number
  readonly trustedProxies: number
}

/** Behind the shop's own proxies every connection is theirs, so they have to enforce this limit. */
export function limitConnections(server: Server, { connectionsPerAddress, trustedProxies }: ConnectionLimits): void {
  if (trustedProxies > 0) {
    server.keepAliveTimeout = KEEP_ALIVE_OF_PROXIES
    return
  }
  if (connectionsPerAddress === 0) return
  const open = new Map<string, number>()
  const warn = atMostOnceAMinute(() => {
    console.warn(`More than ${connectionsPerAddress} connections of one address: see CONNECTIONS_PER_ADDRESS, and TRUSTED_PROXIES if it is your own proxy's`)
  })
  server.prependListener('connection', (socket: Socket) => {
    const from = networkOf(socket.remoteAddress)
    const count = (open.get(from) ?? 0) + 1
    if (count > connectionsPerAddress) {
      warn()
      socket.destroy()
      return
    }
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}
