import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { openConnections } from './open-connections.ts'

/** Milliseconds for a request in transit on a connection that is about to be closed. */
const IDLE_GRACE_MS = 250

/**
 * Refuses new connections, answers requests in progress, closes each connection after its last response, and resolves when none is left.
 * @param timeoutMs milliseconds after which the remaining requests are cut
 * @returns how many requests were cut
 */
export async function stopServer(server: Server, timeoutMs: number, idleGraceMs = IDLE_GRACE_MS): Promise<number> {
  const open = openConnections(server)
  const closeIfIdle = (socket: Socket): void => {
    if (!open.get(socket)?.size) socket.destroySoon()
  }
  const closeAfter = (response: ServerResponse): void => {
    response.shouldKeepAlive = false
    // Headers already sent have promised to keep the connection open.
    response.once('close', () => closeIfIdle(response.req.socket))
  }
  server.prependListener('request', (_request, response) => closeAfter(response))
  for (const answers of open.values()) answers.forEach(closeAfter)
  // http.Server's `close` drops data that a slow client has not read, and stops checking timeouts.
  const closed = new Promise<void>((resolve) => void TcpServer.prototype.close.call(server, () => resolve()))
  const idle = setTimeout(() => [...open.keys()].forEach(closeIfIdle), idleGraceMs)

  let cut = 0
  const deadline = setTimeout(() => {
    for (const [socket, { size }] of open) {
      cut += size
      socket.destroy()
    }
  }, timeoutMs)
  await closed
  clearTimeout(idle)
  clearTimeout(deadline)
  return cut
}

/** Milliseconds during which a second signal is ignored: npm forwards a Ctrl-C that the process has already received. */
const DUPLICATE_WINDOW_MS = 1000

/**
 * Runs `stop` at the first SIGTERM or SIGINT and ends the process after it; a second signal ends it immediately.
 * @param timeoutMs milliseconds after which it ends in any case
 */
export function stopOnSignal(stop: () => Promise<void>, timeoutMs: number): void {
  let stoppingSince: number | undefined
  const onSignal = (): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > DUPLICATE_WINDOW_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    setTimeout(() => process.exit(0), timeoutMs)
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Stopping failed:', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}

/**
 * Until the process can stop in order, a signal ends it at once. Without a listener the first process of a container gets no signal.
 * @returns ends this
 */
export function exitOnSignal(): () => void {
  const exit = (): never => process.exit(0)
  process.on('SIGTERM', exit).on('SIGINT', exit)
  return () => void process.off('SIGTERM', exit).off('SIGINT', exit)
}
