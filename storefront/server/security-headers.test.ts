import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { PREVIEW_ID, page, shop, startShop } from './shop-server.fixture.ts'

const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': expect.stringContaining('camera=(), '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}
const HTTPS = { siteUrl: 'https://shop.example' }

/** A substitute for Next with a response of each kind. */
function render(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  if (url.includes('broken')) throw new Error('no')
  if (url.includes('fails')) return void response.writeHead(500).end()
  if (url.includes('moved')) return void response.writeHead(307, { location: '/women', 'cache-control': 's-maxage=60' }).end()
  if (url.includes('missing')) return void response.writeHead(404, { 'content-type': 'text/html' }).end('Not found')
  if (url.startsWith('/_next/image')) return void response.writeHead(400).end('"url" parameter is not allowed')
  if (url.startsWith('/api/')) return void response.setHeader('cache-control', 'no-store').end('{}')
  page(request, response)
}

describe('every response has the security headers', () => {
  const post = (body = '') => ({ method: 'POST', body })
  test.each([
    ['a page', '/women', {}, 200],
    ['a payload', '/women?_rsc=abc', { headers: { rsc: '1' } }, 200],
    ['a draft', '/women', { headers: { cookie: `__prerender_bypass=${PREVIEW_ID}` } }, 200],
    ['a page that does not exist', '/missing', {}, 404],
    ['a redirect of the page server', '/en/women', {}, 308],
    ['a redirect of Next', '/moved', {}, 307],
    ['the error page', '/fails', {}, 503],
    ['a failed payload', '/fails?_rsc=abc', { headers: { rsc: '1' } }, 503],
    ['a call', '/api/graphql', post(), 200],
    ['a failed API call', '/api/withdrawal?broken', post(), 500],
    ['an unknown API route', '/api/x', post(), 404],
    ['an API call with an unknown method', '/api/graphql', { method: 'TRACE' }, 405],
    ['a path with dots', '/a/../b', {}, 400],
    ['a refused revalidation', '/api/revalidate', post(), 401],
    ['a revalidation', '/api/revalidate', { ...post('{"tags":["a"]}'), headers: { authorization: 'Bearer hut-key' } }, 200],
    ['another method', '/women', { method: 'DELETE' }, 405],
    ['the service worker', '/sw.js', {}, 200],
    ['the manifest', '/manifest.webmanifest', {}, 200],
    ['the sitemap', '/sitemap.xml', {}, 200],
    ['a file', '/_next/static/chunks/main.js', {}, 200],
    ['an expectation that cannot be met', '/women', { headers: { expect: 'miracles' } }, 417],
    ['a request that names no host', '/women', { setHost: false }, 400],
  ])('%s', async (_what, path, question, status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const get = await shop(render, HTTPS)
    const answers = [await get(path, question), await get(path, question)]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
    for (const { headers } of answers) {
      expect(headers).toMatchObject(PROTECTION)
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })

  test.each(['/_next/image?url=%2Fx&w=64&q=75', '/icon.png'])('a picture, %s, which other sites may show', async (path) => {
    const get = await shop(render, HTTPS)
    const { headers } = await get(path)
    expect(headers).toMatchObject({ ...PROTECTION, 'cross-origin-resource-policy': 'cross-origin' })
  })

  test.each([
    ['words', 'no http\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nhost: shop\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: shop\r\n\r\n', 405],
    ['two lengths', 'POST /api/graphql HTTP/1.1\r\nhost: shop\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  ])('%s in place of a request', async (_what, text, status) => {
    const port = await startShop(render, HTTPS)
    const answer = await converse(port, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n')
    expect(answer).toContain('\r\nstrict-transport-security: max-age=31536000')
  })
})

test('a query that ends like a picture’s name does not make a response embeddable by other sites', async () => {
  const get = await shop(render, HTTPS)
  for (const path of ['/women?q=a.png', '/api/withdrawal?a.png']) expect([path, (await get(path)).headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin'])
})

test('no referrer is sent from an API URL, which may hold a secret', async () => {
  const get = await shop(render, HTTPS)
  expect((await get('/api/preview?secret=x')).headers['referrer-policy']).toBe('no-referrer')
})

test('a shop without TLS sends no Strict-Transport-Security', async () => {
  const get = await shop(render, { siteUrl: 'http://localhost:3000' })
  expect((await get('/women')).headers).not.toHaveProperty('strict-transport-security')
})

/** @returns everything that the server sends until the connection ends */
function converse(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    socket.on('close', () => resolve(answer)).on('error', reject)
    socket.write(text)
  })
}
