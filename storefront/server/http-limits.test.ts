import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer, type HttpOptions } from './http-limits.ts'
import { limitConnections } from './limit-connections.ts'
import { answerMalformed } from './malformed-request.ts'

const SHORT: HttpOptions = { headersTimeout: 60, requestTimeout: 60, connectionsCheckingInterval: 20, stallTimeoutMs: 60 }
const ENOUGH_FOR_ANY_BUFFER = 64 * 1024 * 1024

let server: Server
afterEach(() => {
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const answer: RequestListener = (request, response) => void text(request).then(() => response.end('answered'), () => {})

async function listen(options: HttpOptions = {}, listener = answer): Promise<void> {
  server = createHttpServer(options, listener).on('clientError', (error, socket) => answerMalformed(error, socket, new Map()))
  await once(server.listen(0), 'listening')
}

const open = (start = '', localAddress?: string): Socket => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', ...(localAddress && { localAddress }) })
  if (start) socket.write(start)
  return socket.on('error', () => {})
}

const GET = 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'

test.each([
  ['nothing', ''],
  ['half of its headers', 'POST / HTTP/1.1\r\nHost: shop\r\n'],
  ['half of its body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf'],
])('of a hundred connections that send %s none is left', async (_what, start) => {
  await listen(SHORT)
  const sockets = Array.from({ length: 100 }, () => open(start))
  for (const socket of sockets) await text(socket).catch(() => '')
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0)
})

test('a client that keeps sending slowly after status 408 is disconnected', async () => {
  await listen(SHORT)
  const served = once(server, 'connection') as Promise<[Socket]>
  const client = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true }).on('error', () => {})
  client.write('POST / HTTP/1.1\r\nHost: shop\r\n')
  const drops = setInterval(() => client.write('X-Drop: 1\r\n'), 10)
  const [socket] = await served
  await once(socket, 'close')
  clearInterval(drops)
  expect(socket.destroyed).toBe(true)
})

test('a slow sender is disconnected within 15 seconds', async () => {
  await listen()
  for (const limit of [server.headersTimeout, server.requestTimeout]) expect(limit).toBeLessThanOrEqual(15_000 - 2500)
})

test('a client that never reads its response is disconnected', async () => {
  await listen(SHORT, (_request, response) => void response.end(Buffer.alloc(ENOUGH_FOR_ANY_BUFFER)))
  const served = once(server, 'connection') as Promise<[Socket]>
  open(GET).pause()
  const [socket] = await served
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

test('a client that reads its response too slowly is disconnected', async () => {
  await listen({ readTimeoutMs: 100 }, (_request, response) => void response.end(Buffer.alloc(ENOUGH_FOR_ANY_BUFFER)))
  const served = once(server, 'connection') as Promise<[Socket]>
  const client = open(GET).pause()
  const drops = setInterval(() => client.read(1000), 10)
  const [socket] = await served
  await once(socket, 'close')
  clearInterval(drops)
  expect(socket.destroyed).toBe(true)
})

test('a client that pipelines a thousand requests and reads no response is disconnected', async () => {
  let answered = 0
  await listen({}, (_request, response) => void response.end(String((answered += 1))))
  const served = once(server, 'connection') as Promise<[Socket]>
  open(GET.replace('Connection: close\r\n', '').repeat(1000)).pause()
  const [socket] = await served
  await once(socket, 'close')
  expect(answered).toBeLessThan(20)
})

test('requests in quick succession are answered in order', async () => {
  await listen({}, ({ url }, response) => void setTimeout(() => response.end(`<${url}>`), 10))
  const request = (path: number) => `GET /${path} HTTP/1.1\r\nHost: shop\r\n${path === 19 ? 'Connection: close\r\n' : ''}\r\n`
  const client = open([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(request).join(''))
  client.on('data', (bytes) => bytes.includes('</9>') && client.write([10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map(request).join('')))
  expect([...(await text(client)).matchAll(/<\/(\d+)>/g)].map(([, path]) => Number(path))).toEqual([...Array(20).keys()])
})

test('a response that the shop takes long to produce arrives', async () => {
  await listen(SHORT, (_request, response) => void setTimeout(() => response.end('at last'), 200))
  expect(await text(open(GET))).toContain('at last')
})

test('headers over 16 kB are refused', async () => {
  await listen()
  expect(await text(open(`GET / HTTP/1.1\r\nHost: shop\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`))).toMatch(/^HTTP\/1\.1 431 /)
})

test('connections are limited per address, and other addresses can still connect', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  await listen()
  limitConnections(server, { connectionsPerAddress: 2, trustedProxies: 0 })
  const [first] = [open('', '127.0.0.2'), open('', '127.0.0.2')]
  expect(await text(open(GET, '127.0.0.2')).catch(() => 'refused')).not.toContain('answered')
  expect(await text(open(GET, '127.0.0.2')).catch(() => 'refused')).not.toContain('answered')
  expect(await text(open(GET, '127.0.0.3'))).toContain('answered')
  first!.destroy()
  await expect.poll(() => text(open(GET, '127.0.0.2')).catch(() => 'refused')).toContain('answered')
  expect(log.mock.calls).toEqual([[expect.stringContaining('CONNECTIONS_PER_ADDRESS')]])
})

test.each([
  ['behind a proxy', { connectionsPerAddress: 1, trustedProxies: 1 }],
  ['without the limit', { connectionsPerAddress: 0, trustedProxies: 0 }],
])('%s any number of connections comes from one address', async (_where, limits) => {
  await listen()
  limitConnections(server, limits)
  open()
  open()
  expect(await text(open(GET))).toContain('answered')
})
