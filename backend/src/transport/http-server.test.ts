import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, type Limits } from './http-server.ts'

const SHORT_SEND_TIMEOUT: Limits = { timeouts: { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 } }
const SHORT_STALL_TIMEOUT: Limits = { stallTimeoutMs: 50 }
const GET = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
const LARGER_THAN_ANY_BUFFER = 64 * 1024 * 1024

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const answer: RequestListener = (request, response) => void text(request).then(() => response.end('answered'), () => {})

async function listen(limits: Limits = {}, listener = answer): Promise<void> {
  server = createHttpServer(listener, limits).listen(0)
  await once(server, 'listening')
}

function open(start = '', localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress }).on('error', () => {})
  if (start) socket.write(start)
  return socket
}

test.each([
  ['its headers', 'POST / HTTP/1.1\r\nHost: shop\r\n'],
  ['its body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf'],
])('a client that does not finish %s is disconnected', async (_what, start) => {
  await listen(SHORT_SEND_TIMEOUT)
  expect(await text(open(start))).toMatch(/^HTTP\/1\.1 408 /)
})

test('a client that pipelines requests endlessly is disconnected', async () => {
  let requests = 0
  await listen({}, () => void (requests += 1))
  expect(await text(open('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(1000)))).toBe('')
  expect(requests).toBeLessThanOrEqual(10)
})

test('headers beyond 16 kB are refused', async () => {
  await listen()
  expect(await text(open(`GET / HTTP/1.1\r\nHost: shop\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`))).toMatch(/^HTTP\/1\.1 431 /)
})

test('a slow sender is disconnected within 15 seconds', async () => {
  await listen()
  for (const limit of [server.headersTimeout, server.requestTimeout]) expect(limit).toBeLessThanOrEqual(15_000 - 2500)
})

test('a client that never reads its response is disconnected', async () => {
  await listen(SHORT_STALL_TIMEOUT, (_request, response) => void response.end(Buffer.alloc(LARGER_THAN_ANY_BUFFER)))
  const served = once(server, 'connection') as Promise<[Socket]>
  open(GET).pause()
  const [socket] = await served
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

test('a response that takes the backend a long time arrives', async () => {
  await listen(SHORT_STALL_TIMEOUT, (_request, response) => void setTimeout(() => response.end('drawn'), 200))
  expect(await text(open(GET))).toContain('drawn')
})

test('one address cannot take all connections', async () => {
  await listen({ maxPerAddress: 2 })
  const [first] = [open('', '127.0.0.2'), open('', '127.0.0.2')]
  expect(await text(open(GET, '127.0.0.2')).catch(() => 'refused')).not.toContain('answered')
  expect(await text(open(GET, '127.0.0.3'))).toContain('answered')
  first!.destroy()
  await expect.poll(() => text(open(GET, '127.0.0.2')).catch(() => 'refused')).toContain('answered')
})
