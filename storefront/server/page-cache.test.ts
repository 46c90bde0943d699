import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KEEP_BRIEFLY_TAG, NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import { FRESH_FOR_A_MINUTE, openStage, type Stage, WOMEN } from './page-cache.fixture.ts'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('freshness', () => {
  test('a page is rendered once and then served from memory until it expires', async () => {
    expect(await stage.read()).toBe('MISS 200 render 1')
    stage.later(59)
    expect(await stage.read()).toBe('HIT 200 render 1')
    expect(stage.cache.fresh(WOMEN.key)).toBeDefined()
    stage.later(2)
    expect(stage.cache.fresh(WOMEN.key)).toBeUndefined()
  })

  test('an expired page is served once more while it is revalidated', async () => {
    await stage.read()
    stage.later(61)
    expect(await stage.read()).toBe('STALE 200 render 1')
    await expect.poll(() => stage.read()).toBe('HIT 200 render 2')
  })

  test('a deleted page is served only until the revalidation finds out', async () => {
    await stage.read()
    stage.later(61)
    stage.tags = [NOT_FOUND_TAG]
    expect(await stage.read()).toBe('STALE 200 render 1')
    await expect.poll(() => stage.read()).toBe('HIT 404 render 2')
  })

  test('a temporarily unavailable page stays in the cache', async () => {
    await stage.read()
    stage.later(61)
    stage.tags = [NOT_FOUND_TAG, KEEP_BRIEFLY_TAG]
    await stage.read()
    await expect.poll(() => stage.renders).toBe(2)
    expect(await stage.read()).toBe('STALE 200 render 1')
  })

  test('long after the expiry the visitor waits for a new render', async () => {
    await stage.read()
    stage.later(60 + 601)
    expect(await stage.read()).toBe('MISS 200 render 2')
  })

  test('HTML and router payloads of one page are separate entries', async () => {
    await stage.read()
    expect(await stage.read({ ...WOMEN, key: '1   /en/women', headers: { rsc: '1' } })).toBe('MISS 200 render 2')
    expect(await stage.read()).toBe('HIT 200 render 1')
  })
})

describe('failures', () => {
  test('a page whose render fails is served stale', async () => {
    await stage.read()
    stage.later(60 + 601)
    stage.status = 500
    stage.headers = { 'cache-control': 'no-store' }
    expect(await stage.read()).toBe('STALE 200 render 1')
  })

  test('a failure is not cached: the next request tries again', async () => {
    stage.status = 500
    expect(await stage.read()).toBe('MISS 500 render 1')
    stage.status = 200
    expect(await stage.read()).toBe('MISS 200 render 2')
  })
})

describe('responses that are never stored', () => {
  test.each([
    ['no-store', { 'cache-control': 'no-store' }],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['a cookie', { 'cache-control': FRESH_FOR_A_MINUTE, 'set-cookie': 'a=b' }],
  ])('%s', async (_what, headers) => {
    stage.headers = headers
    await stage.read()
    expect(await stage.read()).toBe('MISS 200 render 2')
  })

  test('a temporary "not found"', async () => {
    stage.tags = [NOT_FOUND_TAG, KEEP_BRIEFLY_TAG]
    expect(await stage.read()).toBe('MISS 404 render 1')
    expect(await stage.read()).toBe('MISS 404 render 2')
  })
})

describe('a page that does not exist', () => {
  test('is rendered once a minute, even if Next would cache it longer', async () => {
    stage.tags = [NOT_FOUND_TAG]
    stage.headers = { ...stage.headers, 'cache-control': 's-maxage=31536000, stale-while-revalidate=600' }
    expect(await stage.read()).toBe('MISS 404 render 1')
    stage.later(59)
    expect(await stage.read()).toBe('HIT 404 render 1')
    stage.later(2)
    stage.tags = []
    expect(await stage.read()).toBe('MISS 200 render 2')
    expect(await stage.read()).toBe('HIT 200 render 2')
  })

  test('appears as soon as its tags are invalidated', async () => {
    stage.tags = [NOT_FOUND_TAG, 'urls']
    await stage.read()
    stage.cache.invalidate(['urls'])
    stage.tags = ['urls']
    expect(await stage.read()).toBe('MISS 200 render 2')
  })

  test('evicts no page that exists', async () => {
    await stage.read()
    stage.tags = [NOT_FOUND_TAG]
    for (let index = 0; index < 200; index += 1) await stage.read({ key: `html /en/no-${index}`, url: `/en/no-${index}`, headers: {} })
    expect(await stage.read()).toBe('HIT 200 render 1')
  })
})

test.each([-86_400, 86_400])('changing the system clock by %d seconds does not change the age of a page', async (seconds) => {
  const setClock = () => vi.setSystemTime(Date.now() + seconds * 1000)
  setClock()
  await stage.read()
  setClock()
  stage.later(59)
  expect(await stage.read()).toBe('HIT 200 render 1')
  stage.later(2)
  expect(await stage.read()).toBe('STALE 200 render 1')
})

test('a "not found" page has status 404', async () => {
  stage.tags = ['urls', NOT_FOUND_TAG]
  expect(await stage.read()).toBe('MISS 404 render 1')
})

test('a redirect whose Location header Next sets twice leads to its target', async () => {
  stage.status = 307
  stage.headers = { ...stage.headers, location: ['/dashboard/account', '/dashboard/account'] }
  const { page } = await stage.cache.get(WOMEN)
  expect(page.headers[page.headers.indexOf('location') + 1]).toBe('/dashboard/account')
})
