import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const STATUS_BY_CODE: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** For `clientError`: answers a request that cannot be parsed, and closes the connection. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex, headers: ReadonlyMap<string, string>): void {
  // As in Node's own handler: during another response on this connection, a second one would become a part of it.
  const { _httpMessage: response } = socket as { _httpMessage?: { _headerSent: boolean } }
  if (error.code === 'ECONNRESET' || !socket.writable || response?._headerSent) return void socket.destroy()
  answerWithoutResponse(STATUS_BY_CODE[error.code ?? ''] ?? 400, socket, headers)
}

/** For the events that Node emits with a socket in place of a response. */
export function answerWithoutResponse(status: number, socket: Duplex, headers: ReadonlyMap<string, string>): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', 'content-length: 0', ...[...headers].map(([name, value]) => `${name}: ${value}`)]
  // Without this, a client that keeps sending holds its half of the connection open, and the shop the other half.
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}
