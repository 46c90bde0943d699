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
