import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addTags } from '../page-tags.ts'
import { page, shop } from '../shop-server.fixture.ts'
import { hasRedis, type Line, openLine, PATIENCE, startRedis } from './redis.fixture.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let price = 100

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterAll(() => redis?.stop())

beforeEach(() => {
  price = 100
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const render = (request: IncomingMessage, response: ServerResponse): void => {
  addTags(['product:MQ=='])
  page(request, response, `costs ${price}`)
}

interface Instance extends Line {
  visit(): Promise<string>
  /** The response's headers for caches. */
  keeps(): Promise<string[]>
  drop(): Promise<number>
}

async function instance(buildId: string): Promise<Instance> {
  const line = await openLine(redis.port)
  // After the servers, which leave the log when they stop.
  onTestFinished(() => line.close())
  const get = await shop(render, { redis: line.redis, buildId })
  return {
    ...line,
    visit: async () => (await get('/jacket')).body.toString(),
    keeps: async () => {
      const { headers } = await get('/jacket')
      return ['x-cache', 'cache-control', 'cdn-cache-control'].map((name) => String(headers[name]))
    },
    drop: async () => (await get('/api/revalidate', { method: 'POST', headers: { authorization: 'Bearer hut-key' }, body: '{"tags":["product:MQ=="]}' })).status,
  }
}

describe.skipIf(!hasRedis)('a changed price', () => {
  test('[CLUSTER-02] is on all instances when the webhook is answered', async () => {
    const [one, two] = [await instance('a'), await instance('a')]
    expect([await one.visit(), await two.visit()]).toEqual(['costs 100', 'costs 100'])
    price = 80
    expect(await one.drop()).toBe(200)
    expect([await one.visit(), await two.visit()]).toEqual(['costs 80', 'costs 80'])
  })

  test('[CLUSTER-02] is seen by an instance that could not hear of it before it serves again', async () => {
    const [one, two] = [await instance('b'), await instance('b')]
    await two.visit()
    two.suspend()
    price = 80
    expect(await one.drop(), 'it may be cut off').toBe(503)
    const visit = two.visit()
    two.resume()
    expect(await visit).toBe('costs 80')
  })

  test('[CLUSTER-04] is answered with 503 without Redis, and reaches the others later', async () => {
    const [one, two] = [await instance('c'), await instance('c')]
    await two.visit()
    one.cut()
    price = 80
    expect(await one.drop()).toBe(503)
    expect(await one.visit(), 'here it holds at once').toBe('costs 80')
    one.mend()
    await expect.poll(() => two.visit(), PATIENCE).toBe('costs 80')
  })

  test('[CLUSTER-02] [CLUSTER-04] is answered with 503 while an instance is cut off, whose pages no cache in front keeps', async () => {
    const [one, two] = [await instance('d'), await instance('d')]
    await two.visit()
    expect(await two.keeps()).toEqual(['HIT', 'public, max-age=0, s-maxage=60', 'max-age=60, stale-if-error=604800'])
    two.cut()
    price = 80
    expect(await one.drop()).toBe(503)
    await expect.poll(() => two.keeps(), PATIENCE).toEqual(['STALE', 'no-store', 'no-store'])
    expect(await two.visit(), 'it serves what it has').toBe('costs 100')
    two.mend()
    await expect.poll(() => one.drop(), PATIENCE).toBe(200)
    expect(await two.visit()).toBe('costs 80')
    expect(await two.keeps()).toEqual(['HIT', 'public, max-age=0, s-maxage=60', 'max-age=60, stale-if-error=604800'])
  })
})
