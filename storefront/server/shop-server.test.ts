import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { addTags } from './page-tags.ts'
import { LONG_TEXT, page, PREVIEW_ID, shop } from './shop-server.fixture.ts'

test('a visitor with the current page gets 304 and no body', async () => {
  const get = await shop(page)
  const { headers } = await get('/women')
  const again = await get('/women', { headers: { 'if-none-match': headers.etag! } })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('pages are stored compressed and sent in an encoding that the browser accepts', async () => {
  const get = await shop(page)
  await get('/women')
  const gzip = await get('/women', { headers: { 'accept-encoding': 'gzip' } })
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', LONG_TEXT])
  const brotli = async () => get('/women', { headers: { 'accept-encoding': 'gzip, br' } })
  await expect.poll(async () => (await brotli()).headers['content-encoding'], { timeout: 3000 }).toBe('br')
  expect(brotliDecompressSync((await brotli()).body).toString()).toBe(LONG_TEXT)
  const plain = await get('/women', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, LONG_TEXT])
})

test('HEAD sends the content length and no body', async () => {
  const get = await shop(page)
  const head = await get('/women', { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(LONG_TEXT.length), 0])
})

test('a visitor’s cookie neither reaches the page nor creates a variant', async () => {
  let renders = 0
  const get = await shop((request, response) => {
    renders += 1
    page(request, response, JSON.stringify(request.headers))
  })
  const first = await get('/women', { headers: { cookie: 'magento_customerToken=secret', 'x-real-ip': '10.0.0.1' } })
  const second = await get('/women', { headers: { cookie: 'other=1' } })
  expect(first.body.toString()).not.toContain('secret')
  expect([second.body.equals(first.body), second.headers['x-cache'], renders]).toEqual([true, 'HIT', 1])
})

test('browsers revalidate each time, and shared caches may store the page', async () => {
  const get = await shop(page)
  const { headers } = await get('/women')
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
  expect(headers['cdn-cache-control']).toContain('max-age=60')
  expect(headers.vary).toBe('rsc, accept-encoding')
})

test('a failed page is answered with the error page and status 503, and not cached', async () => {
  const get = await shop((request, response) => {
    if (request.url === '/pl/~unavailable') return page(request, response, 'Wystąpił błąd')
    response.writeHead(500).end()
  })
  const answer = await get('/pl/kobiety')
  expect([answer.status, answer.body.toString(), answer.headers['cache-control']]).toEqual([503, 'Wystąpił błąd', 'no-store'])
})

test('the router gets a bare 503 instead of the error page, and so loads the document', async () => {
  const get = await shop((_request, response) => void response.writeHead(500).end())
  const answer = await get('/women?_rsc=abc', { headers: { rsc: '1' } })
  expect([answer.status, answer.body.length]).toEqual([503, 0])
})

test('the router’s query parameter creates no separate page', async () => {
  const seen: (string | undefined)[] = []
  const get = await shop((request, response) => {
    seen.push(request.url)
    page(request, response)
  })
  await get('/women?_rsc=abc&color=49', { headers: { rsc: '1' } })
  const again = await get('/women?color=49&_rsc=xyz', { headers: { rsc: '1' } })
  expect([seen, again.headers['x-cache']]).toEqual([['/en/women/~/color%3D49'], 'HIT'])
})

test('an ampersand in a path does not begin a query', async () => {
  const seen: (string | undefined)[] = []
  const get = await shop((request, response) => {
    seen.push(request.url)
    page(request, response)
  })
  await get('/women&color=49')
  await get('/salt&pepper?_rsc=abc', { headers: { rsc: '1' } })
  expect(seen).toEqual(['/en/women%26color%3D49', '/en/salt%26pepper'])
})

test.each(['/dashboard/orders/2026.000123', '/pl/dashboard/orders/12.EU', '/pt-BR/dashboard/orders/12.EU'])('%s is an order whose number has a dot, not a file', async (path) => {
  const seen: (string | undefined)[] = []
  const render = (request: IncomingMessage, response: ServerResponse) => {
    seen.push(request.url)
    page(request, response)
  }
  const get = await shop(render, { locales: ['en', 'pl', 'pt-BR'], isFile: (name) => name === '/fonts/a.woff2' })
  await get('/fonts/a.woff2')
  await get(path)
  expect(seen).toEqual(['/fonts/a.woff2', expect.stringMatching(/^\/(en|pl|pt-BR)\/dashboard\/orders\/~order$/)])
})

test('a response that fails halfway is aborted, so that it does not look complete', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const get = await shop((_request, response) => {
    response.writeHead(200).write('{"data":')
    throw new Error('no')
  })
  await expect(get('/api/graphql', { method: 'POST' })).rejects.toThrow('aborted')
})

test('a POST to a page is refused', async () => {
  const get = await shop(page)
  expect((await get('/women', { method: 'POST' })).status).toBe(405)
})

test('pages are invalidated by tag with the secret, and not without it', async () => {
  const get = await shop((request, response) => {
    addTags(['product:MQ=='])
    page(request, response)
  })
  await get('/women')
  const post = (authorization: string, body = '{"tags":["product:MQ=="]}') =>
    get('/api/revalidate', { method: 'POST', headers: { authorization }, body })

  expect((await post('Bearer guess')).status).toBe(401)
  expect((await post('Bearer hut-key', '{"tags":[]}')).status).toBe(400)
  expect((await get('/women')).headers['x-cache']).toBe('HIT')
  expect(JSON.parse((await post('Bearer hut-key')).body.toString())).toEqual({ dropped: 1 })
  expect((await get('/women')).headers['x-cache']).toBe('MISS')
})

test('an editor sees drafts, which no other visitor sees and no cache stores', async () => {
  const get = await shop((request, response) => page(request, response, request.headers.cookie ? 'a draft' : 'the published page'))
  const cookie = (id: string) => ({ headers: { cookie: `other=1; __prerender_bypass=${id}` } })
  await get('/women')
  const draft = await get('/women', cookie(PREVIEW_ID))
  expect([draft.body.toString(), draft.headers['cache-control'], draft.headers['x-robots-tag'], draft.headers['cdn-cache-control']]).toEqual(
    ['a draft', 'no-store', 'noindex', 'no-store'],
  )
  expect((await get('/women')).body.toString()).toBe('the published page')
  expect((await get('/men', cookie(PREVIEW_ID))).body.toString()).toBe('a draft')
  expect((await get('/men')).body.toString()).toBe('the published page')
  const guess = await get('/women', cookie('guess'))
  expect([guess.body.toString(), guess.headers['x-cache']]).toEqual(['the published page', 'HIT'])
})

test('a long webhook of the content service invalidates the pages of its entry', async () => {
  const get = await shop((request, response) => {
    addTags(request.url === '/en/about' ? ['content:about'] : ['content:other'])
    page(request, response)
  })
  for (const path of ['/about', '/other']) await get(path)
  const body = JSON.stringify({ modelName: 'page', newValue: { id: 'about', data: 'x'.repeat(100_000) } })
  const post = (authorization: string) => get('/api/revalidate/content', { method: 'POST', headers: { authorization }, body })
  expect((await post('Bearer guess')).status).toBe(401)
  expect(JSON.parse((await post('Bearer hut-key')).body.toString())).toEqual({ dropped: 1 })
  expect((await get('/about')).headers['x-cache']).toBe('MISS')
  expect((await get('/other')).headers['x-cache']).toBe('HIT')
})

test.each(['Bearer undefined', 'Bearer ', 'Bearer null'])('without a configured secret no request invalidates pages, not even with %j', async (authorization) => {
  const get = await shop(page, { revalidateSecret: undefined })
  expect((await get('/api/revalidate', { method: 'POST', headers: { authorization }, body: '{"tags":["menu"]}' })).status).toBe(401)
})

test.each([
  [0, '127.0.0.1'],
  [1, '198.51.100.1'],
])('behind %i proxies the gateway gets one address, %s, and none that the visitor forged', async (trustedProxies, address) => {
  const get = await shop((request, response) => void response.end(request.headers['x-forwarded-for']), { trustedProxies })
  const headers = { 'x-forwarded-for': '192.0.2.9, 198.51.100.1' }
  expect((await get('/api/graphql', { method: 'POST', headers })).body.toString()).toBe(address)
})

test('no cache stores the response of an API route, even if Next itself generates it', async () => {
  const get = await shop((_request, response) => void response.writeHead(405).end())
  expect((await get('/api/withdrawal')).headers['cache-control']).toBe('no-store')
})

test('Next gets a request for a picture without the picture’s own query, in one format', async () => {
  const get = await shop(({ url, headers }, response) => void response.end(`${url} ${headers.accept}`))
  const forwarded = async (query: string, accept: string) => (await get(`/_next/image?url=${encodeURIComponent(`http://localhost:9/media/a.jpg${query}`)}&w=640&q=75`, { headers: { accept } })).body.toString()
  const plain = await forwarded('', 'image/webp')
  expect(plain).toBe('/_next/image?url=http%3A%2F%2Flocalhost%3A9%2Fmedia%2Fa.jpg&w=640&q=75 image/webp')
  for (const query of ['?zz=1', '?width=240&height=300', '?a?b']) expect(await forwarded(query, 'image/webp,*/*')).toBe(plain)
  expect(await forwarded('', 'text/html,image/webp,image/avif;q=0.8')).toMatch(/ image\/avif$/)
  expect(await forwarded('', '*/*')).toMatch(/75 $/)
})

test('a POST to the image optimiser is refused', async () => {
  const get = await shop(() => expect.unreachable())
  expect((await get('/_next/image?url=x', { method: 'POST' })).status).toBe(405)
})

test.each([
  ['a page', '/women?q=ola@example.com&token=reset-token', '/en/women:'],
  ['a call', '/api/withdrawal?token=reset-token&email=ola@example.com', '/api/withdrawal:'],
  ['a mailed link', '/customer/account/createPassword?token=reset-token&email=ola@example.com', '/en/customer/account/createPassword:'],
])('when %s fails, the log contains its path but not its query', async (_what, url, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const get = await shop(() => {
    throw new Error('no')
  })
  await get(url)
  const lines = vi.mocked(console.error).mock.calls.map((parts) => parts.join(' '))
  expect(lines[0]).toBe(`${path} Error: no`)
  expect(lines.join()).not.toMatch(/reset-token|ola/)
})

test.each([
  ['/women', { rsc: '1' }, '/women?_rsc=1'],
  ['/women?color=49', { rsc: '1', 'next-router-prefetch': '1' }, '/women?color=49&_rsc=1'],
  ['/women?_rsc=abc', {}, '/women'],
  ['/women?color=49&_rsc=abc', { rsc: 'zz' }, '/women?color=49'],
])('a payload and its page have different URLs, for caches that ignore Vary: %s with %j', async (path, sent, location) => {
  const get = await shop(page)
  const { status, headers } = await get(path, { headers: sent })
  expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-store'])
  expect((await get(location, { headers: sent })).status).toBe(200)
})

test('a redirect with a query is not cached', async () => {
  const get = await shop(page)
  const redirect = async (path: string) => {
    const { headers } = await get(path)
    return [headers.location, headers['cache-control']]
  }
  expect(await redirect('/en/customer/account/createPassword?token=reset-token')).toEqual(['/customer/account/createPassword?token=reset-token', 'no-store'])
  expect(await redirect('/en/women')).toEqual(['/women', 'public, max-age=3600'])
})
