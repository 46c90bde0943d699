import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const STATUS_BY_CODE: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** For `clientError`, where Node has no response to write to: answers a request that cannot be parsed, and closes the connection. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex, headers: ReadonlyMap<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', 'content-length: 0', ...[...headers].map(([name, value]) => `${name}: ${value}`)]
  // Without this, a client that goes on sending keeps its half of the connection, and the shop the rest of it.
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}
