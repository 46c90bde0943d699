import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANY_QUERY_TAG, KEEP_BRIEFLY_TAG, NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import { PageCache, type PageRequest } from './page-cache.ts'
import { addTags } from './page-tags.ts'
import { RenderQueue, RenderQueueFull } from './render-queue.ts'
import { bodyOf } from './stored-page.ts'

const WOMEN: PageRequest = { key: 'html /en/women', url: '/en/women', headers: {} }
const ROOM = { concurrency: 4, waiting: 100 }
const FRESH_FOR_A_MINUTE = 's-maxage=60, stale-while-revalidate=600'

/** A renderer that a test can steer, and the clock. */
class Stage {
  renders = 0
  status = 200
  headers: Record<string, string | string[]> = { 'cache-control': FRESH_FOR_A_MINUTE, 'content-type': 'text/html' }
  tags: string[] = []
  seen: Record<string, unknown>[] = []
  gate: Promise<void> = Promise.resolve()

  readonly cache: PageCache

  constructor(room = ROOM) {
    this.cache = new PageCache({ maxBytes: 1_000_000, finish: (answer) => answer, queue: new RenderQueue(room), render: (request, response) => this.render(request, response) })
  }

  async render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.renders += 1
    const number = this.renders
    this.seen.push(request.headers)
    addTags(this.tags)
    await this.gate
    response.writeHead(this.status, this.headers)
    response.end(`render ${number}`)
  }

  async read(request: PageRequest = WOMEN): Promise<string> {
    const { page, state } = await this.cache.get(request)
    return `${state} ${page.status} ${bodyOf(page, 'identity').toString()}`
  }

  later(seconds: number): void {
    vi.advanceTimersByTime(seconds * 1000)
  }
}

let stage: Stage
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  stage = new Stage()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('freshness', () => {
  test('a page is rendered once and then served from memory until its time is over', async () => {
    expect(await stage.read()).toBe('MISS 200 render 1')
    stage.later(59)
    expect(await stage.read()).toBe('HIT 200 render 1')
    expect(stage.cache.fresh(WOMEN.key)).toBeDefined()
    stage.later(2)
    expect(stage.cache.fresh(WOMEN.key)).toBeUndefined()
  })

  test('past its time it is served once more while it is rendered anew', async () => {
    await stage.read()
    stage.later(61)
    expect(await stage.read()).toBe('STALE 200 render 1')
    await expect.poll(() => stage.read()).toBe('HIT 200 render 2')
  })

  test('a page that is gone is served no longer than until that is known', async () => {
    await stage.read()
    stage.later(61)
    stage.tags = [NOT_FOUND_TAG]
    expect(await stage.read()).toBe('STALE 200 render 1')
    await expect.poll(() => stage.read()).toBe('HIT 404 render 2')
  })

  test('a page that cannot be had for the moment is served on', async () => {
    await stage.read()
    stage.later(61)
    stage.tags = [NOT_FOUND_TAG, KEEP_BRIEFLY_TAG]
    await stage.read()
    await expect.poll(() => stage.renders).toBe(2)
    expect(await stage.read()).toBe('STALE 200 render 1')
  })

  test('long past its time the visitor waits for a new one', async () => {
    await stage.read()
    stage.later(60 + 601)
    expect(await stage.read()).toBe('MISS 200 render 2')
  })

  test('HTML and router payloads of one page do not mix', async () => {
    await stage.read()
    expect(await stage.read({ ...WOMEN, key: '1   /en/women', headers: { rsc: '1' } })).toBe('MISS 200 render 2')
    expect(await stage.read()).toBe('HIT 200 render 1')
  })
})

describe('failures', () => {
  test('a page that can no longer be rendered is served as it was', async () => {
    await stage.read()
    stage.later(60 + 601)
    stage.status = 500
    stage.headers = { 'cache-control': 'no-store' }
    expect(await stage.read()).toBe('STALE 200 render 1')
  })

  test('a failure is not kept: the next visitor gets a new try', async () => {
    stage.status = 500
    expect(await stage.read()).toBe('MISS 500 render 1')
    stage.status = 200
    expect(await stage.read()).toBe('MISS 200 render 2')
  })
})

describe('what is never stored', () => {
  test.each([
    ['no-store', { 'cache-control': 'no-store' }],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['a cookie', { 'cache-control': FRESH_FOR_A_MINUTE, 'set-cookie': 'a=b' }],
  ])('%s', async (_what, headers) => {
    stage.headers = headers
    await stage.read()
    expect(await stage.read()).toBe('MISS 200 render 2')
  })

  test('a page that may be missing only for the moment', async () => {
    stage.tags = [NOT_FOUND_TAG, KEEP_BRIEFLY_TAG]
    expect(await stage.read()).toBe('MISS 404 render 1')
    expect(await stage.read()).toBe('MISS 404 render 2')
  })
})

describe('a page that does not exist', () => {
  test('is rendered once a minute, however long Next would keep it', async () => {
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

  test('is there as soon as its tags are dropped', async () => {
    stage.tags = [NOT_FOUND_TAG, 'urls']
    await stage.read()
    stage.cache.drop(['urls'])
    stage.tags = ['urls']
    expect(await stage.read()).toBe('MISS 200 render 2')
  })

  test('pushes out no page that does', async () => {
    await stage.read()
    stage.tags = [NOT_FOUND_TAG]
    for (let index = 0; index < 200; index += 1) await stage.read({ key: `html /en/no-${index}`, url: `/en/no-${index}`, headers: {} })
    expect(await stage.read()).toBe('HIT 200 render 1')
  })
})

test.each([-86_400, 86_400])('a clock that is set by %d seconds makes a page neither older nor younger', async (seconds) => {
  const setClock = () => vi.setSystemTime(Date.now() + seconds * 1000)
  setClock()
  await stage.read()
  setClock()
  stage.later(59)
  expect(await stage.read()).toBe('HIT 200 render 1')
  stage.later(2)
  expect(await stage.read()).toBe('STALE 200 render 1')
})

describe('where more is to be rendered than can be', () => {
  const numbered = (index: number): PageRequest => ({ key: `html /en/${index}`, url: `/en/${index}`, headers: {} })

  test('a page is served as it was, and a new one is refused', async () => {
    stage = new Stage({ concurrency: 1, waiting: 1 })
    await stage.read()
    stage.later(60 + 601)
    stage.gate = new Promise(() => {})
    void stage.read(numbered(1))
    void stage.read(numbered(2))
    await expect(stage.cache.get(numbered(3))).rejects.toThrow(RenderQueueFull)
    expect(await stage.read()).toBe('STALE 200 render 1')
    expect(stage.renders).toBe(2)
  })
})

test('a page that says that there is nothing here is answered with 404', async () => {
  stage.tags = ['urls', NOT_FOUND_TAG]
  expect(await stage.read()).toBe('MISS 404 render 1')
})

test('a page that is the same under any query is kept once, without one', async () => {
  const chosen = (query: string): PageRequest => ({ key: `html /en/tee/~/${query}`, url: `/en/tee/~/${query}`, headers: {} })
  stage.tags = ['products', ANY_QUERY_TAG]
  expect(await stage.read(chosen('color%3D49'))).toBe('MISS 200 render 2')
  expect(await stage.read(chosen('color%3D50'))).toBe('HIT 200 render 2')
  expect(stage.cache.fresh(chosen('color%3D51').key)).toBe(stage.cache.fresh('html /en/tee'))
  expect(stage.cache.drop(['products'])).toBe(1)
})

test('a page that a query changes is kept for each', async () => {
  const filtered = (query: string): PageRequest => ({ key: `html /en/women/~/${query}`, url: `/en/women/~/${query}`, headers: {} })
  expect([await stage.read(), await stage.read(filtered('p%3D2')), await stage.read(filtered('p%3D3'))])
    .toEqual(['MISS 200 render 1', 'MISS 200 render 2', 'MISS 200 render 3'])
})

test('a redirect whose target Next names twice leads to that one target', async () => {
  stage.status = 307
  stage.headers = { ...stage.headers, location: ['/dashboard/account', '/dashboard/account'] }
  const { page } = await stage.cache.get(WOMEN)
  expect(page.headers[page.headers.indexOf('location') + 1]).toBe('/dashboard/account')
})

test('visitors who come at once for a page that is not there cause one render', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  stage.gate = promise
  const visits = [stage.read(), stage.read(), stage.read()]
  resolve()
  expect(new Set(await Promise.all(visits))).toEqual(new Set(['MISS 200 render 1']))
})

test('the variants of a page wait for each other, and other pages for none of them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  stage.gate = promise
  stage.tags = [NOT_FOUND_TAG]
  const variants = ['html', 'tree', 'payload'].map((name) => stage.read({ ...WOMEN, key: name }))
  const other = stage.read({ key: 'men', url: '/en/men', headers: {} })
  await Promise.resolve()
  expect(stage.renders).toBe(2)
  resolve()
  expect(await other).toBe('MISS 404 render 2')
  expect(await Promise.all(variants)).toEqual(['MISS 404 render 1', 'MISS 404 render 3', 'MISS 404 render 4'])
})

test('a variant is rendered though the one before it failed', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  stage.gate = promise
  const failing = stage.read()
  await vi.waitFor(() => expect(stage.renders).toBe(1))
  const next = stage.read({ ...WOMEN, key: 'payload' })
  stage.gate = Promise.resolve()
  reject(new Error('broken off'))
  await expect(failing).rejects.toThrow('broken off')
  expect(await next).toBe('MISS 200 render 2')
})

test('the renderer sees nothing of the visitor but what makes the variant', async () => {
  await stage.read({ ...WOMEN, headers: { rsc: '1' } })
  expect(stage.seen).toEqual([{ rsc: '1', host: 'shop.internal' }])
})

describe('dropping by tag', () => {
  test('pages with the tag are rendered anew, others stay', async () => {
    stage.tags = ['product:MQ==']
    await stage.read()
    stage.tags = ['product:Mg==']
    await stage.read({ ...WOMEN, key: 'other' })
    expect(stage.cache.drop(['product:MQ=='])).toBe(1)
    expect(await stage.read()).toBe('MISS 200 render 3')
    expect(await stage.read({ ...WOMEN, key: 'other' })).toBe('HIT 200 render 2')
  })

  test('a page that was being rendered when its tag was dropped is not kept', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    stage.gate = promise
    stage.tags = ['product:MQ==']
    const visit = stage.read()
    stage.cache.drop(['product:MQ=='])
    resolve()
    expect(await visit).toBe('MISS 200 render 1')
    expect(await stage.read()).toBe('MISS 200 render 2')
  })
})

test('memory is bounded in bytes', async () => {
  const small = new PageCache({ maxBytes: 16_000, finish: (answer) => answer, queue: new RenderQueue(ROOM), render: (request, response) => stage.render(request, response) })
  for (const key of ['a', 'b', 'c', 'd']) await small.get({ ...WOMEN, key })
  expect(['a', 'b', 'c', 'd'].filter((key) => small.fresh(key))).toEqual(['c', 'd'])
})

test('the compressed copies of a page count as well, the one that is made once somebody comes back included', async () => {
  // Noise, two copies of about 76 kB each: there is room for three of them where pages are that were asked for again.
  const noise = randomBytes(75_000).toString('base64')
  const cache = new PageCache({
    finish: (answer) => answer,
    maxBytes: 377_000,
    queue: new RenderQueue(ROOM),
    render: (_request, response) => {
      response.writeHead(200, stage.headers)
      response.end(noise)
    },
  })
  for (const key of ['first', 'second']) {
    const { page } = await cache.get({ ...WOMEN, key })
    expect(Object.keys(page.bodies)).toEqual(['gzip'])
    await vi.waitFor(() => expect(cache.fresh(key)?.bodies.br).toBeDefined())
  }
  expect([cache.has('first'), cache.has('second')]).toEqual([false, true])
})
