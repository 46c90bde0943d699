import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { openConnections } from './open-connections.ts'

/** Milliseconds of grace for a request that arrives while its connection is being closed. */
const IDLE_GRACE = 250
/** Milliseconds. npm forwards a Ctrl-C to a process that already got the signal from the terminal. */
const SAME_REQUEST = 1000

/**
 * Accepts no new connection, answers pending requests, closes each connection after its last response, and resolves when none is left.
 * @param timeout milliseconds after which the remaining connections are destroyed
 * @returns how many requests were cut
 */
export async function stopServer(server: Server, timeout: number, idleGrace = IDLE_GRACE): Promise<number> {
  const open = openConnections(server)
  const closeIfIdle = (socket: Socket): void => {
    if (!open.get(socket)?.size) socket.destroySoon()
  }
  const closeAfter = (response: ServerResponse): void => {
    response.shouldKeepAlive = false
    // Headers that are already sent have promised keep-alive.
    response.once('close', () => closeIfIdle(response.req.socket))
  }
  server.prependListener('request', (_request, response) => closeAfter(response))
  for (const answers of open.values()) answers.forEach(closeAfter)
  // http.Server's own `close` discards data that a slow reader has not read yet, and no longer checks timeouts.
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

/**
 * Runs `stop` at the first SIGTERM or SIGINT; a second one ends the process at once.
 * @param longest milliseconds after which the process ends in any case
 */
export function stopOnSignal(stop: () => Promise<void>, longest: number): void {
  let since: number | undefined
  const onSignal = (): void => {
    if (since === undefined) {
      since = performance.now()
      // Does not keep the process alive: it exits by itself once no work is left.
      setTimeout(() => process.exit(0), longest).unref()
      stop().catch((error: unknown) => {
        console.error('Stopping failed:', error)
        process.exit(1)
      })
    } else if (performance.now() - since > SAME_REQUEST) process.exit(1)
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
