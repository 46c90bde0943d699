import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readServerSettings } from '../../src/env.ts'
import { addTags, recordInvalidation } from '../page-tags.ts'
import { page, PREVIEW_ID, shop } from '../shop-server.fixture.ts'
import { createEdge } from './create-edge.ts'
import { PurgeQueue } from './purge-queue.ts'
import { nginx } from './purgers.ts'
import { ALL_PAGES, edgeTag, MANY_TAGS } from './tag-headers.ts'

interface Received {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const TOKEN = 'top-secret-token'
const PUBLIC = { NEXT_PUBLIC_LOCALES: 'en', NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==', NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root', NEXT_PUBLIC_IMAGE_HOST: 'http://b', NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'http://b', NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off', NEXT_PUBLIC_BUILDER_API_KEY: 'off', NEXT_PUBLIC_TAG_MANAGER_ID: 'off' }
const received: Received[] = []
let answers: { status: number; body?: string; headers?: Record<string, string> }[] = []
let api: Server
let apiUrl: string

/** Answers as the API of Fastly, of Cloudflare or as a Varnish, with the next of `answers`. */
beforeEach(async () => {
  received.length = 0
  answers = []
  api = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      received.push({ method: request.method, path: request.url, headers: request.headers, body })
      const { status, body: text = '{"success":true}', headers } = answers.shift() ?? { status: 200 }
      response.writeHead(status, headers).end(text)
    })
  })
  await once(api.listen(0, '127.0.0.1'), 'listening')
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  api.close()
})

const settings = (more: Record<string, string>) => readServerSettings({ ...PUBLIC, ...(more.EDGE_CACHE && { EDGE_PURGE_URL: apiUrl }), ...more }).edge
const edgeOf = (kind: string, more: Record<string, string> = {}) => createEdge(settings({ EDGE_CACHE: kind, EDGE_PURGE_ID: 'zone1', EDGE_PURGE_TOKEN: TOKEN, ...more }))
const tagged = (...tags: string[]) => (...[request, response]: Parameters<typeof page>) => {
  addTags(tags)
  page(request, response)
}
const headersOf = async (kind: string, tags: string[], render = tagged(...tags)) => {
  const request = await shop(render, { edge: edgeOf(kind) })
  return (await request('/')).headers
}
const webhook = { method: 'POST', headers: { authorization: 'Bearer hut-key' }, body: '{"tags":["product:MQ=="]}' }
const tagsIn = (text = '', separator = ' ') => text.split(separator)

describe('[EDGE-02] tags of pages', () => {
  const TAGS = ['product:MQ==', 'block:size guide, women']

  test.each([['fastly', 'surrogate-key', ' '], ['varnish', 'surrogate-key', ' '], ['cloudflare', 'cache-tag', ',']])('%s gets them in %s', async (kind, name, separator) => {
    const headers = await headersOf(kind, TAGS)
    const header = String(headers[name])
    expect(tagsIn(header, separator)).toEqual([ALL_PAGES, ...TAGS.map(edgeTag)])
    expect(Object.keys(headers).filter((other) => other !== name && /surrogate-key|cache-tag|x-accel/.test(other))).toEqual([])
  })

  test('nobody gets them without such a cache, and nginx gets a second instead', async () => {
    const names = async (kind: string) => Object.keys(await headersOf(kind, TAGS)).filter((name) => /surrogate-key|cache-tag|x-accel/.test(name))
    expect(await names('')).toEqual([])
    expect(await names('nginx')).toEqual(['x-accel-expires'])
    expect((await headersOf('nginx', TAGS))['x-accel-expires']).toBe('1')
  })

  test.each(['fastly', 'varnish', 'cloudflare'])('%s can read those of a page with thousands, which every purge reaches', async (kind) => {
    const headers = await headersOf(kind, Array.from({ length: 3000 }, (_, index) => `product:${index}`))
    const header = String(headers['cache-tag'] ?? headers['surrogate-key'])
    expect(header.length).toBeLessThanOrEqual(7000)
    expect(tagsIn(header, kind === 'cloudflare' ? ',' : ' ').slice(0, 3)).toEqual([MANY_TAGS, ALL_PAGES, edgeTag('product:0')])
    await edgeOf(kind).purge?.(['product:2999'])
    expect(JSON.stringify(received)).toContain(MANY_TAGS)
  })

  test('a page that was invalidated while it was rendered is stored nowhere', async () => {
    const headers = await headersOf('fastly', [], (request, response) => {
      addTags(['product:MQ=='])
      recordInvalidation(['product:MQ=='])
      page(request, response)
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['cdn-cache-control']).toBe('no-store')
    expect(headers['surrogate-key']).toBeUndefined()
  })

  test.each(['nginx', 'fastly'])('nothing that is private or failed gets a header of %s', async (kind) => {
    const edge = edgeOf(kind)
    const request = await shop((incoming, response) => {
      if (incoming.url?.startsWith('/en/~unavailable')) return page(incoming, response, 'Back soon')
      if (incoming.url === '/en/broken') return void response.writeHead(500).end()
      if (incoming.url === '/en/cookie') response.setHeader('set-cookie', 'a=b')
      if (incoming.url === '/en/private') return void response.writeHead(200, { 'cache-control': 'private' }).end()
      page(incoming, response)
    }, { edge })
    const answered = [await request('/broken'), await request('/cookie'), await request('/private'), await request('/', { headers: { cookie: `__prerender_bypass=${PREVIEW_ID}` } })]
    expect(answered.map(({ status }) => status)).toEqual([503, 200, 200, 200])
    expect(answered.flatMap(({ headers }) => Object.keys(headers)).filter((name) => /surrogate-key|cache-tag|x-accel/.test(name))).toEqual([])
  })
})

describe('[EDGE-03] a webhook', () => {
  const send = async (kind: string, more: Record<string, string> = {}) => {
    const request = await shop(tagged('product:MQ=='), { edge: edgeOf(kind, more) })
    await request('/')
    const { status, body } = await request('/api/revalidate', webhook)
    return { status, ...(JSON.parse(body.toString()) as object) }
  }

  test('purges Fastly by keys before it is answered', async () => {
    expect(await send('fastly')).toEqual({ status: 200, dropped: 1, purged: true })
    expect(received).toEqual([{ method: 'POST', path: '/service/zone1/purge', body: '', headers: expect.objectContaining({ 'fastly-key': TOKEN, 'surrogate-key': `${MANY_TAGS} ${edgeTag('product:MQ==')}` }) }])
    expect(received[0]!.headers['fastly-soft-purge']).toBeUndefined()
    await send('fastly', { EDGE_SOFT_PURGE: '1' })
    expect(received[1]!.headers['fastly-soft-purge']).toBe('1')
  })

  test('purges Cloudflare by tags before it is answered', async () => {
    expect(await send('cloudflare')).toEqual({ status: 200, dropped: 1, purged: true })
    expect(received).toMatchObject([{ method: 'POST', path: '/zones/zone1/purge_cache', headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' } }])
    expect(JSON.parse(received[0]!.body)).toEqual({ tags: [MANY_TAGS, edgeTag('product:MQ==')] })
  })

  test.each([['cloudflare', 100], ['fastly', 256], ['varnish', 256]])('sends %s at most %i tags in one request, all of them', async (kind, most) => {
    const tags = Array.from({ length: 600 }, (_, index) => `product:${index}`)
    expect(await edgeOf(kind).purge?.(tags)).toBe(true)
    const sent = received.map(({ body, headers }) => body ? (JSON.parse(body) as { tags: string[] }).tags : tagsIn(String(headers['surrogate-key'] ?? headers['kram-tags'])))
    expect(Math.max(...sent.map(({ length }) => length))).toBe(most)
    expect(new Set(sent.flat())).toEqual(new Set([MANY_TAGS, ...tags.map(edgeTag)]))
  })

  test('purges each Varnish', async () => {
    expect(await send('varnish', { EDGE_PURGE_URL: `${apiUrl}, ${apiUrl}/` })).toEqual({ status: 200, dropped: 1, purged: true })
    expect(received).toMatchObject(Array.from({ length: 2 }, () => ({ method: 'PURGE', path: '/', headers: { 'kram-tags': `${MANY_TAGS} ${edgeTag('product:MQ==')}` } })))
  })

  test('is answered when no copy of nginx can be older than it', async () => {
    const waits: number[] = []
    const queue = new PurgeQueue(nginx(async (wait) => void waits.push(wait)), 'nginx')
    expect(await queue.purge(['product:MQ=='])).toBe(true)
    // A whole second, and the rest of the second in which the copy was stored.
    expect(waits).toEqual([2000])
  })

  test('has no cache in front to speak of by default', async () => {
    expect(await send('')).toEqual({ status: 200, dropped: 1 })
  })

  test.each([
    ['fastly', [{ status: 403, body: TOKEN }]],
    ['cloudflare', [{ status: 200, body: '{"success":false,"errors":[{"code":10000}]}' }]],
    ['varnish', [{ status: 503 }, { status: 503 }]],
    ['cloudflare', [{ status: 429 }]],
    ['fastly', [{ status: 302, headers: { location: '/elsewhere' } }, { status: 302, headers: { location: '/elsewhere' } }]],
  ])('says that %s could not be purged, logs it once and without the token, and tries again', async (kind, refusals) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    answers = [...refusals, ...refusals]
    const edge = edgeOf(kind)
    expect(await edge.purge?.(['product:MQ=='])).toBe(false)
    expect(await edge.purge?.(['product:Mg=='])).toBe(false)
    expect(log.mock.calls).toEqual([[expect.stringContaining(`The cache in front (${kind}) cannot be purged`)]])
    expect(log.mock.calls.flat().join()).not.toContain(TOKEN)
    const before = received.length
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(log.mock.calls).toHaveLength(2))
    expect(log.mock.calls[1]).toEqual([expect.stringContaining('No longer: ')])
    const repeated = JSON.stringify(received.slice(before))
    for (const tag of ['product:MQ==', 'product:Mg==']) expect(repeated).toContain(edgeTag(tag))
  })

  test('is answered with 502 when the purge has failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answers = [{ status: 403 }]
    expect(await send('fastly')).toEqual({ status: 502, dropped: 1, purged: false, message: expect.stringContaining('tried again') })
  })

  test('succeeds at the second attempt after a temporary failure', async () => {
    answers = [{ status: 503 }]
    expect(await send('fastly')).toMatchObject({ status: 200, purged: true })
    expect(received).toHaveLength(2)
  })

  test('waits for a cache as long as it has asked for', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    answers = [{ status: 429, headers: { 'retry-after': '30' } }]
    expect(await edgeOf('cloudflare').purge?.(['product:MQ=='])).toBe(false)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(received).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(6000)
    await vi.waitFor(() => expect(received).toHaveLength(2))
  })

  test('shares a request with those that come during another one', async () => {
    const edge = edgeOf('cloudflare')
    const tags = Array.from({ length: 50 }, (_, index) => `product:${index}`)
    expect(await Promise.all(tags.map(async (tag) => edge.purge?.([tag])))).toEqual(tags.map(() => true))
    expect(received.length).toBeLessThan(4)
  })

  test('purges all pages when more tags wait than fit into the memory', async () => {
    expect(await edgeOf('varnish').purge?.(Array.from({ length: 10_001 }, (_, index) => `product:${index}`))).toBe(true)
    expect(received.map(({ headers }) => headers['kram-tags'])).toEqual([`${MANY_TAGS} ${ALL_PAGES}`])
  })
})

test.each([
  [{ EDGE_CACHE: 'squid' }, 'EDGE_CACHE must be'],
  [{ EDGE_CACHE: 'varnish', EDGE_PURGE_URL: '' }, 'EDGE_PURGE_URL must be set with EDGE_CACHE=varnish'],
  [{ EDGE_CACHE: 'fastly', EDGE_PURGE_ID: 'a' }, 'EDGE_PURGE_TOKEN must be set with EDGE_CACHE=fastly'],
  [{ EDGE_PURGE_URL: 'http://a:pass@b' }, 'EDGE_PURGE_URL must be addresses'],
])('settings that do not fit stop the start: %j', (given, message) => {
  expect(() => settings(given)).toThrow(message)
})
