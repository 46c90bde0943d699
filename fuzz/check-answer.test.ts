import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Answer, FuzzRequest } from './fuzz-request.ts'
import { answerChecker } from './check-answer.ts'

const PAGE: FuzzRequest = { to: 'shop', method: 'GET', path: '/cart', headers: [] }
const GATEWAY: FuzzRequest = { to: 'shop', method: 'POST', path: '/api/graphql', headers: [], body: '{}' }
const GRAPHIQL: FuzzRequest = { to: 'backend', method: 'GET', path: '/graphql', headers: [['accept', 'text/html']] }
const DESK: FuzzRequest = { to: 'backend', method: 'GET', path: '/desk/orders', headers: [] }

const answer = (changes: Partial<Omit<Answer, 'body'>> & { body?: string | Buffer } = {}): Answer => {
  const { body = '', ...rest } = changes
  return { status: 200, headers: [], milliseconds: 5, ...rest, body: Buffer.from(body) }
}

const keyOf = (request: FuzzRequest, received: Answer) => answerChecker(() => new Map([['the token', 's3cret']]))(request, received)?.key

test.each<[string | undefined, FuzzRequest, Answer]>([
  [undefined, PAGE, answer()],
  [undefined, PAGE, answer({ status: 404 })],
  ['status 500: shop GET /cart', PAGE, answer({ status: 500 })],
  ['status 503: shop GET /cart', PAGE, answer({ status: 503 })],
  [undefined, PAGE, answer({ status: 503, headers: [['retry-after', '5']] })],
  ['status 502: shop GET /cart', PAGE, answer({ status: 400, body: 'HTTP/1.1 400 Bad Request\r\n\r\nHTTP/1.1 502 Bad Gateway\r\n\r\n' })],
  ['slow: shop GET /cart', PAGE, answer({ milliseconds: 60_000 })],
  ['unguarded', DESK, answer()],
  [undefined, DESK, answer({ status: 403 })],
  ['sets a cookie: shop GET /cart', PAGE, answer({ headers: [['set-cookie', 'a=b']] })],
  ['sets a cookie that caches may store: shop POST /api/graphql', GATEWAY, answer({ headers: [['set-cookie', 'a=b']] })],
  [undefined, GATEWAY, answer({ headers: [['set-cookie', 'a=b'], ['cache-control', 'no-store']] })],
  [undefined, GATEWAY, answer({ headers: [['set-cookie', '__prerender_bypass=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly']] })],
  ['shows the token: shop GET /cart', { ...PAGE, headers: [['cookie', 'token=s3cret']] }, answer({ body: 's3cret' })],
  ['shows the token: shop GET /cart', { ...PAGE, headers: [['Authorization', 'Bearer s3cret']] }, answer({ body: 's3cret' })],
  [undefined, { ...PAGE, headers: [['store', 's3cret']] }, answer({ body: 'No store s3cret' })],
  [undefined, GRAPHIQL, answer({ headers: [['content-type', 'text/html']], body: '// ../node_modules/editor.js' })],
  ['shows a path: backend GET /graphql', GRAPHIQL, answer({ headers: [['content-type', 'application/json']], body: '/node_modules/editor.js' })],
  ['shows SQL: shop GET /cart', PAGE, answer({ headers: [['x-note', 'no such table: cart']] })],
  ['shows SQL: shop GET /cart', PAGE, answer({ headers: [['content-encoding', 'gzip']], body: gzipSync('no such table: cart') })],
])('the violation is %s', (key, request, received) => {
  expect(keyOf(request, received)).toBe(key)
})

test('reads the bytes of one version of a page once', () => {
  const check = answerChecker(() => new Map())
  const page = (body: string, etag: string) => answer({ headers: [['etag', etag]], body })
  expect(check(PAGE, page('no such table: cart', '"1"'))?.key).toContain('SQL')
  expect(check(PAGE, page('no such table: cart', '"1"'))).toBeUndefined()
  expect(check(PAGE, page('no such table: cart', '"2"'))?.key).toContain('SQL')
})
