import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../create-backend.ts'
import { seedSampleShop } from '../../sample-shop/seed.ts'
import { listen, type TestServer } from '../../server.fixture.ts'
import type { ServiceName } from './faults.ts'

const PLACEHOLDER = '/static/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/image.jpg'

const mediaFolder = mkdtempSync(join(tmpdir(), 'faults-'))
let shop: Backend
let server: TestServer
beforeAll(async () => {
  shop = createBackend({ database: ':memory:', publicUrl: 'http://shop.test', mediaFolder })
  seedSampleShop(shop.database)
  server = await listen(shop)
  // Drawn once, so that no test waits for the drawing.
  await fetch(`${server.url}${PLACEHOLDER}`)
})
afterEach(() => shop.faults.reset())
afterAll(async () => {
  await server.close()
  await shop.close()
  rmSync(mediaFolder, { recursive: true })
})

const CALLS: readonly { readonly service: ServiceName; readonly path: string; readonly usual: number }[] = [
  { service: 'graphql', path: '/graphql?query={storeConfig{store_code}}', usual: 200 },
  { service: 'media', path: PLACEHOLDER, usual: 200 },
  { service: 'content', path: '/api/v3/content/home?apiKey=x', usual: 200 },
  { service: 'bot-check', path: '/recaptcha/api.js?render=x', usual: 200 },
  { service: 'tag-manager', path: '/gtm.js?id=GTM-HALNY1', usual: 200 },
  { service: 'payment', path: '/payment/redirect?token=none', usual: 404 },
]

const get = (path: string) => fetch(server.url + path)
const statuses = () => Promise.all(CALLS.map(async ({ path }) => (await get(path).catch(() => undefined))?.status))

describe.each(CALLS)('$service', ({ service, path, usual }) => {
  const expectedStatuses = (status: number | undefined) => CALLS.map((call) => (call.service === service ? status : call.usual))

  test('answers with status 500 when it fails, and no other service does', async () => {
    expect(await statuses()).toEqual(expectedStatuses(usual))
    shop.faults.set(service, { state: 'failing' })
    expect(await statuses()).toEqual(expectedStatuses(500))
  })

  test('drops the connection when it is down, and no other service does', async () => {
    shop.faults.set(service, { state: 'down' })
    await expect(get(path)).rejects.toThrow('fetch failed')
    expect(await statuses()).toEqual(expectedStatuses(undefined))
  })

  test('is delayed when it is slow, and then answers normally', async () => {
    shop.faults.set(service, { slow: 120 })
    const start = performance.now()
    expect((await get(path)).status).toBe(usual)
    expect(performance.now() - start).toBeGreaterThan(110)
  })
})

describe('a real Magento’s times', () => {
  const delays = (count: number, request = '') => Array.from({ length: count }, () => shop.faults.nextDelay('graphql', request))
  const TIMES = { slow: 500, slowest: 1000, late: { ms: 12_000, every: 40 } }

  test('spread over the whole range, and are the same each time they are set', () => {
    shop.faults.set('graphql', { slow: 500, slowest: 1000 })
    const first = delays(100)
    expect(new Set(first).size).toBeGreaterThan(90)
    expect([Math.min(...first) < 510, Math.max(...first) > 990]).toEqual([true, true])
    expect(first.every((delay) => delay >= 500 && delay <= 1000)).toBe(true)
    shop.faults.set('graphql', { slow: 500, slowest: 1000 })
    expect(delays(100)).toEqual(first)
  })

  test('include a late answer at each of so many', () => {
    shop.faults.set('graphql', TIMES)
    expect(delays(120).flatMap((delay, index) => (delay > 1000 ? [[index + 1, delay]] : []))).toEqual([[40, 12_000], [80, 12_000], [120, 12_000]])
  })

  test('can be late for requests with a text only, in their address or body', async () => {
    shop.faults.set('graphql', { late: { ms: 120, every: 2, containing: 'late_' } })
    const timeOf = async (send: () => Promise<Response>): Promise<boolean> => {
      const start = performance.now()
      expect(await (await send()).json()).toEqual({ data: { __typename: 'Query' } })
      return performance.now() - start > 110
    }
    const post = (query: string) => () => fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) })
    const areLate = []
    for (const send of [post('query late_1 { __typename }'), post('{ __typename }'), () => get('/graphql?query=query%20late_2{__typename}'), post('query late_3 { __typename }'), post('query late_4 { __typename }')]) {
      areLate.push(await timeOf(send))
    }
    expect(areLate).toEqual([false, false, true, false, true])
  })
})

test('a backend can start with faults', async () => {
  const other = createBackend({ database: ':memory:', publicUrl: 'http://shop.test', faults: { content: { state: 'failing' } } })
  expect((await other.fetch(new Request('http://shop.test/api/v3/content/home?apiKey=x'))).status).toBe(500)
  other.faults.reset()
  expect(other.faults.of('content')).toEqual({ slow: 0, state: 'up' })
  await other.close()
})
