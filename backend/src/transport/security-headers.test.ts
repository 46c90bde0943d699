import { afterAll, expect, test } from 'vitest'
import { createBackend } from '../create-backend.ts'
import { seedStores } from '../sample-shop/seed-stores.ts'

const backend = createBackend({ database: ':memory:', publicUrl: 'http://localhost:4000', shopUrl: 'http://shop.test' })
seedStores(backend.database, ['Halny', 'Halny'], ['', ''])
afterAll(() => backend.close())

const ask = async (path: string, init: RequestInit = {}) => (await backend.fetch(new Request(`http://localhost:4000${path}`, init))).headers

test.each([
  ['GraphQL', '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{__typename}"}' }],
  ['a refused request', '/graphql', { method: 'POST', body: 'no' }],
  ['the health check', '/health', {}],
  ['an unknown path', '/nothing', {}],
  ['a file', '/media/logo/none.svg', {}],
  ['a query by GET', '/graphql?query={__typename}', {}],
  ['the desk, from another machine', '/desk', {}],
])('%s can be neither framed nor sniffed as another type', async (_what, path, init) => {
  const headers = await ask(path, init)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'none'/)
})

test('GraphiQL may only connect to its own origin', async () => {
  const headers = await ask('/graphql', { headers: { accept: 'text/html' } })
  expect(headers.get('content-type')).toContain('text/html')
  expect(headers.get('content-security-policy')).toMatch(/connect-src 'self';.*frame-ancestors 'none'/)
})

test('a page of a service keeps its own policy', async () => {
  const headers = await ask('/payment/redirect?token=none')
  expect(headers.get('content-security-policy')).toContain("style-src 'sha256-")
})
