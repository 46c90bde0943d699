import { globSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, shop } from './shop-server.fixture.ts'
import { isCall } from './visitor-request.ts'

const FOLDER = join(import.meta.dirname, '../src/app')
const told = (request: IncomingMessage, response: ServerResponse) => void response.end(JSON.stringify({ headers: request.headers }))
const unreachable = () => expect.unreachable('Next was asked')

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
  const get = await shop(told)
  const kept = { cookie: 'a=b', origin: 'http://localhost:3000', store: 'pl', 'x-recaptcha': 'token' }
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
  const answer = await get('/api/graphql', { method: 'POST', headers: { ...kept, ...foreign } })
  const { headers } = JSON.parse(answer.body.toString()) as { headers: Record<string, string> }
  expect(headers).toMatchObject(kept)
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
