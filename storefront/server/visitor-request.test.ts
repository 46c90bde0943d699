import { globSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { page, shop } from './shop-server.fixture.ts'
import { isCall, visitorAddress } from './visitor-request.ts'

const FOLDER = join(import.meta.dirname, '../src/app')
const echo = (request: IncomingMessage, response: ServerResponse) => void response.end(JSON.stringify({ headers: request.headers }))
const unreachable = () => expect.unreachable('the request reached Next')

test('visitors may call every route below /api', () => {
  const routes = globSync('api/**/route.ts', { cwd: FOLDER }).map((file) => `/${file.replace(/\/route\.ts$/, '')}`)
  expect(routes.length).toBeGreaterThan(4)
  expect(routes.filter((route) => !isCall(route))).toEqual([])
})

test.each(['/api/x', '/api', '/api/', '/api/graphql/', '/api//graphql', '/API/graphql', '/api/%67raphql', '/api/revalidatex', '/api/graphql/x'])(
  'a call to %s, which does not exist, never reaches Next',
  async (path) => {
    const get = await shop(unreachable)
    const headers = { 'next-action': 'x', rsc: '1' }
    expect([404, 405]).toContain((await get(path, { method: 'POST', headers })).status)
  },
)

test.each(['TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH'])('the method %s is refused for API routes', async (method) => {
  const get = await shop(unreachable)
  expect((await get('/api/graphql', { method })).status).toBe(405)
})

test.each(['/_next/image/../../api/graphql', '/api/../women', '/a/%2e%2E/b', '/_next/static/..\\x.js', '*', 'ftp://shop/x'])('the request target %s, which no browser sends, is a bad request', async (path) => {
  const get = await shop(unreachable)
  expect((await get(path)).status).toBe(400)
})

test('a target in absolute form counts by its path', async () => {
  const get = await shop(page)
  await get('/women')
  expect((await get('http://evil.example/women')).headers['x-cache']).toBe('HIT')
})

test('Next gets only the headers that the shop reads, none of Next’s internal ones', async () => {
  const get = await shop(echo)
  const allowed = { cookie: 'a=b', origin: 'http://localhost:3000', store: 'pl', 'x-recaptcha': 'token' }
  const foreign = {
    'next-action': 'a'.repeat(42),
    'next-router-state-tree': '%',
    rsc: '1',
    'x-middleware-prefetch': '1',
    'x-invoke-path': '/x',
    'x-matched-path': '/x',
    'x-nextjs-data': '1',
    'x-prerender-revalidate': 'x',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.example',
    'x-real-ip': '10.0.0.1',
    'content-encoding': 'gzip',
    range: 'bytes=0-1',
  }
  const answer = await get('/api/graphql', { method: 'POST', headers: { ...allowed, ...foreign } })
  const { headers } = JSON.parse(answer.body.toString()) as { headers: Record<string, string> }
  expect(headers).toMatchObject(allowed)
  expect(Object.keys(foreign).filter((name) => name in headers)).toEqual([])
})

test('a WebSocket upgrade request is answered like any other, although Next listens for them', async () => {
  const get = await shop(({ socket }, response) => {
    ;(socket as Socket & { server: Server }).server.once('upgrade', (_request, upgraded: Socket) => upgraded.destroy())
    response.end('{}')
  })
  await get('/api/graphql')
  const { status } = await get('/api/graphql', { headers: { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x' } })
  expect(status).toBe(200)
})

describe('the address of a visitor', () => {
  test.each([
    ['no proxy', 0, '', '203.0.113.7', '203.0.113.7'],
    ['no proxy, and a forged list', 0, '198.51.100.1', '203.0.113.7', '203.0.113.7'],
    ['one proxy', 1, '198.51.100.1', '10.0.0.2', '198.51.100.1'],
    ['one proxy, and a list with forged entries', 1, 'made-up, 192.0.2.9, 198.51.100.1', '10.0.0.2', '198.51.100.1'],
    ['two proxies', 2, '192.0.2.9, 198.51.100.1, 10.0.0.1', '10.0.0.2', '198.51.100.1'],
    ['a visitor who bypassed the proxy', 1, '', '203.0.113.7', '203.0.113.7'],
    ['a visitor who bypassed one of two proxies', 2, '', '203.0.113.7', '203.0.113.7'],
    ['a proxy that hides the client', 1, 'unknown', '10.0.0.2', '10.0.0.2'],
    ['a proxy that left the entry empty', 1, '198.51.100.1,', '10.0.0.2', '10.0.0.2'],
    ['IPv4 in the form of IPv6', 0, '', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv6', 0, '', '2001:db8::7', '2001:db8::7'],
    ['a proxy that adds the port', 1, '198.51.100.1:50123', '10.0.0.2', '198.51.100.1'],
    ['a proxy that adds the port to IPv6', 1, '[2001:db8::7]:50123', '10.0.0.2', '2001:db8::7'],
    ['a closed connection', 0, '198.51.100.1', undefined, undefined],
  ])('%s', (_what, proxies, forwardedFor, remoteAddress, visitor) => {
    expect(visitorAddress(forwardedFor, remoteAddress, proxies)).toBe(visitor)
  })
})
