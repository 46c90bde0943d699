import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import NextCache, { evictEntries } from './next-cache.ts'
import { collectTags, recordInvalidation } from './page-tags.ts'

type SetArguments = Parameters<NextCache['set']>

const cache = new NextCache({} as ConstructorParameters<typeof NextCache>[0])
let key: string
let number = 0

beforeEach(() => {
  number += 1
  key = `entry ${number}`
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const responseText = (text: string) => ({ kind: 'FETCH', data: { headers: {}, url: 'http://backend/graphql', body: Buffer.from(text).toString('base64') }, revalidate: 60 }) as unknown as SetArguments[1]
const response = (body: object) => responseText(JSON.stringify(body))
const result = (value: unknown) => ({ kind: 'FETCH', data: { headers: {}, url: '', body: JSON.stringify(value) }, revalidate: 60 }) as unknown as SetArguments[1]
const page = (tags: string) => ({ kind: 'APP_PAGE', html: '<p>', headers: { 'x-next-cache-tags': tags } }) as unknown as SetArguments[1]
const storeResponse = (body: object = { data: {} }, tags = ['menu']) => cache.set(key, response(body), { fetchCache: true, tags } as SetArguments[2])
const isCached = async () => (await cache.get(key, {} as Parameters<NextCache['get']>[1])) !== null

test('a response is cached until it expires, and then is a miss instead of a stale hit', async () => {
  await storeResponse()
  vi.advanceTimersByTime(59_000)
  expect(await isCached()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(await isCached()).toBe(false)
})

test('a response with an error is not cached', async () => {
  await storeResponse({ data: { route: null }, errors: [{ message: 'Internal server error' }] })
  expect(await isCached()).toBe(false)
  await storeResponse({ data: { note: 'says "errors" in a text' } })
  expect(await isCached()).toBe(true)
})

test.each([
  '', '{}', '{"data":null}', '{"data":"none"}', '{"data":{"route":{"sku":"HA', '[]', 'null', '{"errors":[null]}',
  '<!doctype html><h1>Back soon</h1>', '<p>"errors" and "sku"</p>',
])('a response that is not GraphQL is not cached, even with status 200: %s', async (text) => {
  await cache.set(key, responseText(text), { fetchCache: true, tags: ['menu'] } as SetArguments[2])
  expect(await isCached()).toBe(false)
})

test('a result of unstable_cache is cached', async () => {
  await cache.set(key, result(true), { fetchCache: true, tags: ['content'] } as SetArguments[2])
  expect(await isCached()).toBe(true)
})

test.each([
  ['that the schema lacks', [{ message: 'Cannot query field "route" on type "Query".' }]],
  ['in a malformed list', 'Deadlock'],
  ['in no list', { message: 'Deadlock' }],
])('a response with an error %s is not cached', async (_what, errors) => {
  await storeResponse({ data: { route: null }, errors })
  expect(await isCached()).toBe(false)
})

test('a page that does not exist is cached for a minute', async () => {
  const page = { kind: 'APP_PAGE', html: '<h1>Not found</h1>', rscData: Buffer.from(''), headers: { 'x-next-cache-tags': `urls,${NOT_FOUND_TAG}` }, status: 200 }
  await cache.set(key, page as unknown as SetArguments[1], { cacheControl: { revalidate: 3600, expire: undefined } } as SetArguments[2])
  vi.advanceTimersByTime(59_000)
  expect(await isCached()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(await isCached()).toBe(false)
})

test('a response without the requested entity is cached for a minute', async () => {
  await cache.set(key, { ...response({ data: { exact: null, category: null } }), revalidate: 3600 } as SetArguments[1], { fetchCache: true, tags: ['urls'] } as SetArguments[2])
  vi.advanceTimersByTime(59_000)
  expect(await isCached()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(await isCached()).toBe(false)
})

test.each([-86_400, 86_400])('changing the system clock by %d seconds does not change the age of a response', async (seconds) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  await storeResponse()
  vi.setSystemTime(Date.now() + seconds * 1000)
  vi.advanceTimersByTime(59_000)
  expect(await isCached()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(await isCached()).toBe(false)
})

test('a page’s segment that the router never requests is not cached', async () => {
  const segmentData = new Map([['/_tree', Buffer.from('tree')], ['/_full', Buffer.from('all of it')]])
  await cache.set(key, { kind: 'APP_PAGE', html: '<p>', headers: {}, segmentData } as unknown as SetArguments[1], {} as SetArguments[2])
  const cached = await cache.get(key, {} as Parameters<NextCache['get']>[1])
  expect([...(cached!.value as unknown as { segmentData: Map<string, Buffer> }).segmentData.keys()]).toEqual(['/_tree'])
  expect(segmentData.size).toBe(2)
})

describe('tags', () => {
  test('the tag of a product evicts the path that led to it, and its page', async () => {
    await collectTags(async (tags) => {
      await storeResponse({ data: { product: { uid: 'MQ==', sku: 'HAL-1' } } }, ['urls'])
      expect([...tags]).toContain('product:MQ==')
    })
    evictEntries(['product:MQ=='])
    expect(await isCached()).toBe(false)
  })

  test("from the responses of a page stay on the page in Next's cache", async () => {
    const ofPage = `${key} page`
    await collectTags(async () => {
      await storeResponse({ data: { product: { uid: 'MQ==', sku: 'HAL-1' } } }, ['urls'])
      await cache.set(ofPage, page('urls'), {} as SetArguments[2])
    })
    key = ofPage
    const collected = await collectTags(async (tags) => {
      expect(await isCached()).toBe(true)
      return [...tags]
    })
    expect(collected).toEqual(['urls', 'product:MQ=='])
    evictEntries(['product:MQ=='])
    expect(await isCached()).toBe(false)
  })

  test('evict the entries that carry them', async () => {
    await storeResponse({ data: {} }, ['product:MQ=='])
    evictEntries(['product:Mg=='])
    expect(await isCached()).toBe(true)
    evictEntries(['product:MQ=='])
    expect(await isCached()).toBe(false)
  })

  test('reach the page that is being rendered, from cache misses and from hits', async () => {
    await cache.set(key, page('menu,category:Mg=='), {} as SetArguments[2])
    const collected = await collectTags(async (tags) => {
      await isCached()
      return [...tags]
    })
    expect(collected).toEqual(['menu', 'category:Mg=='])
  })

  test('that were invalidated during a fetch keep its response out of the cache', async () => {
    await collectTags(async () => {
      recordInvalidation(['product:Mw=='])
      await storeResponse({ data: {} }, ['product:Mw=='])
    })
    expect(await isCached()).toBe(false)
  })
})
