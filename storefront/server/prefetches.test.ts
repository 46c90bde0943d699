import { expect, test, vi } from 'vitest'
import { page, shop } from './shop-server.fixture.ts'

const PREFETCH = { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' } }

test('two prefetches are rendered at once and few wait, while a visit is rendered at once', async () => {
  const started: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const get = await shop(async (request, response) => {
    if (request.headers['next-router-prefetch']) {
      started.push(request.url!)
      await gate
    }
    page(request, response)
  })
  const prefetched = Array.from({ length: 8 }, (_, index) => get(`/near-${index}?_rsc=a`, PREFETCH))
  await vi.waitFor(() => expect(started).toHaveLength(2))
  await vi.waitFor(async () => {
    const refused = await get('/one-more?_rsc=a', PREFETCH)
    expect([refused.status, refused.headers['cache-control']]).toEqual([204, 'no-store'])
  })
  expect((await get('/women')).status).toBe(200)
  open()
  expect((await Promise.all(prefetched)).map(({ status }) => status)).toEqual(prefetched.map(() => 200))
  expect((await get('/near-1?_rsc=a', PREFETCH)).headers['x-cache']).toBe('HIT')
})

test('a waiting prefetch that makes room for another visitor’s is refused, too, without an error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let started = 0
  const get = await shop(async (request, response) => {
    if (request.headers['next-router-prefetch']) {
      started += 1
      await gate
    }
    page(request, response)
  }, { trustedProxies: 1 })
  const prefetch = (path: string, address: string) => get(`${path}?_rsc=a`, { headers: { ...PREFETCH.headers, 'x-forwarded-for': address } })
  const first = Array.from({ length: 8 }, (_, index) => prefetch(`/near-${index}`, '192.0.2.1'))
  await vi.waitFor(() => expect(started).toBe(2))
  // The line is full once one more of the same visitor is refused.
  await vi.waitFor(async () => expect((await prefetch('/one-more', '192.0.2.1')).status).toBe(204))
  const other = prefetch('/elsewhere', '198.51.100.1')
  const displaced = await Promise.race(first)
  expect([displaced.status, displaced.headers['cache-control']]).toEqual([204, 'no-store'])
  open()
  expect((await other).status).toBe(200)
  expect((await Promise.all(first)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([...first.slice(1).map(() => 200), 204])
  expect(log).not.toHaveBeenCalled()
})
