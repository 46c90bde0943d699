import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

let server: Server
afterEach(() => server.close())

/** Sends a part of a request and nothing more, and reads until the server hangs up. */
async function stall(start: string): Promise<string> {
  const timeouts = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 }
  server = createHttpServer((request, response) => void text(request).then(() => response.end('answered'), () => {}), { timeouts }).listen(0)
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port)
  socket.write(start)
  return text(socket)
}

test.each([
  ['its headers', 'POST / HTTP/1.1\r\nHost: shop\r\n'],
  ['its body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf'],
])('whoever does not finish %s loses the connection', async (_what, start) => {
  expect(await stall(start)).toMatch(/^HTTP\/1\.1 408 /)
})

test('headers beyond 16 kB are refused', async () => {
  expect(await stall(`GET / HTTP/1.1\r\nHost: shop\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
})

test.each(['%00', '::1', 'a b'])('a Host that makes no address is refused: %s', async (host) => {
  expect(await stall(`GET /health HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})
