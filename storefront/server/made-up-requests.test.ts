import { describe, expect, test, vi } from 'vitest'
import { LONG_TEXT, page, shop } from './shop-server.fixture.ts'

describe('an invented header, segment, file or path', () => {
  const counting = async (options = {}) => {
    const seen: string[] = []
    const get = await shop((request, response) => {
      seen.push([request.url, ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)].join(' '))
      page(request, response)
    }, options)
    return { get, seen }
  }

  test('creates no other variant of a page and does not reach Next', async () => {
    const { get, seen } = await counting()
    const invented = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url', 'next-action', 'x-middleware-subrequest', 'x-nextjs-data', 'x-invoke-path', 'x-matched-path']
    for (const name of invented) for (const value of ['zz1', 'zz2']) await get('/women', { headers: { [name]: value } })
    await get('/women', { headers: { rsc: ['1', '1'] } })
    for (const prefetch of ['1', '2', '3', 'zz']) await get(`/women?_rsc=${prefetch}`, { headers: { RSC: '1', 'Next-Router-Prefetch': prefetch, 'next-url': '/en', 'next-router-state-tree': 'zz' } })
    expect(seen).toEqual(['/en/women host: shop.internal', '/en/women rsc: 1 host: shop.internal'])
  })

  test('is not a segment of a page', async () => {
    const { get, seen } = await counting()
    const { status, headers } = await get('/women?_rsc=abc', { headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/zz1' } })
    expect([status, headers['cache-control'], seen]).toEqual([404, 'no-store', []])
  })

  test('is not a file, and no cache stores the response', async () => {
    const lookups: string[] = []
    const get = await shop(
      (request, response) => {
        if (!request.url?.startsWith('/en/~address')) return page(request, response)
        lookups.push(new URL(request.url, 'http://shop.internal').searchParams.get('path')!)
        response.writeHead(404).end()
      },
      { isFixedPage: () => false, isFile: (path: string) => path === '/robots.txt' },
    )
    // A merchant may have redirected the others, so each is looked up once a minute, as any unknown address.
    const missing = ['/_next/static/chunks/no.js', '/_next/no', '/a.png', '/sitemap/x.xml', '/a.png?b=1']
    for (const path of missing) {
      const { status, headers } = await get(path)
      expect([path, status, headers['cache-control'], headers['cdn-cache-control']]).toEqual([path, 404, 'no-store', undefined])
    }
    expect(lookups).toEqual(['a.png', 'sitemap/x.xml'])
    expect((await get('/robots.txt')).status).toBe(200)
  })

  test('leads to one shared "not found" page, cached for a minute at most', async () => {
    let lookups = 0
    const seen: (string | undefined)[] = []
    const get = await shop(
      (request, response) => {
        if (request.url?.startsWith('/en/~address')) {
          lookups += 1
          return void response.writeHead(404).end()
        }
        seen.push(request.url)
        response.writeHead(404, { 'content-type': 'text/html', 'cache-control': 's-maxage=31536000, stale-while-revalidate=60' }).end('Not found')
      },
      { isFixedPage: () => false, isFile: () => false },
    )
    const paths = ['/no-1', '/no-2', '/no-3?p=2', '/no-1', '/no-4.php', '/no-4.php?b=1', '/.env', '/.git/config', '/%00', '/a/%2e%2e/b', `/${'x'.repeat(300)}`]
    const answers = []
    for (const path of paths) answers.push(await get(path))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
    expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', ...paths.slice(1).map(() => 'HIT')])
    expect(answers[0]!.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(answers[0]!.headers['cdn-cache-control']).toBe('max-age=60')
    expect([lookups, seen]).toEqual([4, ['/en/~not-found']])
  })
})

test.each([404, 410, 500])('a response with status %i is cached for a minute at most, even if Next marks it immutable', async (status) => {
  const get = await shop((_request, response) => void response.writeHead(status, { 'cache-control': 'public, max-age=31536000, immutable' }).end())
  const { headers } = await get('/robots.txt')
  expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['no-store', undefined])
})

test('under overload, new pages are answered with Retry-After and cached pages are served', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const never = new Promise<void>(() => {})
  const get = await shop(
    (request, response) => {
      if (request.url?.includes('slow')) return never
      page(request, response)
    },
    { rendering: { concurrency: 1, waiting: 1 } },
  )
  await get('/women')
  await get('/~unavailable')
  for (const path of ['/slow-1', '/slow-2']) void get(path).catch(() => {})
  await vi.waitFor(async () => expect((await get('/slow-3')).status).toBe(503))
  const refused = await get('/men')
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control'], refused.body.toString()]).toEqual([503, '5', 'no-store', LONG_TEXT])
  expect((await get('/women')).headers['x-cache']).toBe('HIT')
  expect(vi.mocked(console.error).mock.calls).toEqual([['More pages are requested than can be rendered (RENDER_CONCURRENCY, RENDER_QUEUE)']])
})

test.each(['~address', 'slow'])('pages for which the backend hangs stop no others (%s)', async (hanging) => {
  const get = await shop((request, response) => (request.url?.includes(hanging) && request.url.includes('slow') ? new Promise(() => {}) : page(request, response)), { isFixedPage: () => false })
  for (const path of ['/slow-1', '/slow-2', '/slow-3', '/slow-4']) void get(path).catch(() => {})
  expect((await get('/women')).status).toBe(200)
})

test('a visitor with many searches delays those of another visitor by one render', async () => {
  const seen: string[] = []
  const ends: (() => void)[] = []
  const get = await shop(
    async (request, response) => {
      seen.push(decodeURIComponent(request.url?.split('%3D')[1] ?? ''))
      await new Promise<void>((resolve) => ends.push(resolve))
      page(request, response)
    },
    { rendering: { concurrency: 1, waiting: 100 }, trustedProxies: 1 },
  )
  const visits: Promise<unknown>[] = []
  const visit = (address: string, search: string) => void visits.push(get(`/search?q=${search}`, { headers: { 'x-forwarded-for': address } }))
  visit('203.0.113.66', 'first')
  await vi.waitFor(() => expect(seen).toEqual(['first']))
  for (let count = 1; count < 20; count += 1) visit('203.0.113.66', `invented-${count}`)
  // The others have arrived once this one is answered, which needs no render.
  await get('/api/nothing')
  visit('198.51.100.5', 'jacket')
  await get('/api/nothing')
  while (seen.length < 20) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const end of ends) end()
  await vi.waitFor(() => expect(seen).toHaveLength(21))
  for (const end of ends) end()
  await Promise.all(visits)
  expect(seen.indexOf('jacket')).toBeLessThan(4)
})

test('searches in other letter cases are one page', async () => {
  let renders = 0
  const get = await shop((request, response) => {
    renders += 1
    page(request, response)
  })
  for (const search of ['giewont', 'Giewont', 'GIEWONT', 'gIeWoNt%20']) expect((await get(`/search?q=${search}`)).status).toBe(200)
  expect(renders).toBe(1)
})
