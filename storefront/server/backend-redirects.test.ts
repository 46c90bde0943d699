import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, shop } from './shop-server.fixture.ts'

/** Next's answers to lookups: the status and location by path; other paths are pages. */
let redirects: Record<string, [status: number, location: string]>
let lookups: string[]
let renders: string[]

beforeEach(() => {
  redirects = {
    'old-mat': [308, '/mat'],
    'summer': [307, '/sale?color=49'],
    'older-mat': [308, '/old-mat?from=older'],
    'round': [308, '/en/around/'],
    'around': [307, '/round?again=1'],
    'itself': [308, '/itself?a=1'],
    'partner': [302, 'https://partner.example/deal?code=1'],
    'to-partner': [308, '/partner'],
    'account': [308, '/customer/account/'],
    'old-page.php': [308, '/mat'],
    'shop/catalog.pdf': [308, '/mat'],
    'img/hat.PNG': [307, '/hat?size=3'],
    'page.html5': [308, '/old-page.php'],
  }
  lookups = []
  renders = []
})

function next(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url!, 'http://shop.internal')
  if (!pathname.endsWith('/~address')) {
    renders.push(pathname)
    return page(request, response)
  }
  const path = searchParams.get('path')!
  lookups.push(path)
  const [status, location] = redirects[path] ?? []
  if (status) response.writeHead(status, { location: location! }).end()
  else response.writeHead(200).end()
}

const start = () => shop(next, { isFile: () => false, isFixedPage: (path) => ['/en', '/pl', '/en/dashboard/account'].includes(path) })
const RSC = { headers: { rsc: '1' } }

describe('a redirect of the backend', () => {
  test.each([
    ['/old-mat?utm_source=mail&tag=a&tag=b', 308, '/mat?utm_source=mail&tag=a&tag=b'],
    ['/pl/old-mat?a=%C5%BC', 308, '/mat?a=%C5%BC'],
    ['/summer?utm_source=mail', 307, '/sale?color=49&utm_source=mail'],
    ['/summer?color=50', 307, '/sale?color=50'],
    ['/partner?utm_source=mail', 302, 'https://partner.example/deal?code=1'],
    ['/to-partner', 302, 'https://partner.example/deal?code=1'],
    ['/older-mat?a=1', 308, '/mat?from=older&a=1'],
    ['/account', 308, '/dashboard/account'],
    ['/old-page.php?utm_source=mail', 308, '/mat?utm_source=mail'],
    ['/shop/catalog.pdf', 308, '/mat'],
    ['/img/hat.PNG', 307, '/hat?size=3'],
    ['/page.html5?a=1', 308, '/mat?a=1'],
    ['/pl/old-page.php', 308, '/mat'],
    ['/old-mat/?utm_source=mail', 308, '/mat?utm_source=mail'],
    ['/en//old-mat?a=1', 308, '/mat?a=1'],
    ['/index.php/old-mat?a=1', 308, '/mat?a=1'],
    ['/summer/?color=50', 307, '/sale?color=50'],
    ['/partner/', 302, 'https://partner.example/deal?code=1'],
    ['/old-page.php/', 308, '/mat'],
  ])('%s is answered with %i to %s', async (url, status, location) => {
    const get = await start()
    const answer = await get(url)
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([status, location, 'no-store'])
    expect(renders).toEqual([])
  })

  test('costs one lookup in a minute for all its queries, and no render', async () => {
    const get = await start()
    for (const url of ['/old-mat', '/old-mat?a=1', '/old-mat/?a=2', '/old%2dmat']) await get(url)
    expect([lookups, renders]).toEqual([['old-mat', 'mat'], []])
  })

  test.each(['/round/', '/en/around?b=1', '/itself/', '/index.php/itself'])('that leads back to %s leaves it at its canonical address', async (url) => {
    const get = await start()
    const { status, headers } = await get(url)
    expect([status, headers.location]).toEqual([308, url.replace(/^\/(en|index\.php)\b/, '').replace(/\/$/, '')])
  })

  test.each(['/round', '/around?b=1', '/itself', '/itself?a=1'])('that leads back to %s is “not found” instead of a circle', async (url) => {
    const get = await start()
    const answer = await get(url)
    expect([answer.headers.location, renders]).toEqual([undefined, ['/en/~not-found']])
  })

  test('is followed by Next’s router within the shop; to another site the router loads the document', async () => {
    const get = await start()
    const inside = await get('/old-mat?a=1&_rsc=x', RSC)
    expect([inside.status, inside.headers.location]).toEqual([308, '/mat?a=1&_rsc=1'])
    const respelled = await get('/old-mat/?a=1&_rsc=x', RSC)
    expect([respelled.status, respelled.headers.location]).toEqual([308, '/mat?a=1&_rsc=1'])
    const away = await get('/partner?_rsc=x', RSC)
    expect([away.status, away.headers.location, away.body.length]).toEqual([204, undefined, 0])
  })
})

test('another spelling of a stored page redirects to it without a lookup, and any cache may store that', async () => {
  const get = await start()
  await get('/mat')
  lookups = []
  for (const url of ['/mat/', '/en/mat', '/index.php/mat']) {
    const { status, headers } = await get(url)
    expect([status, headers.location, headers['cache-control']]).toEqual([308, '/mat', 'public, max-age=3600'])
  }
  expect(lookups).toEqual([])
})

test('a page that begins to redirect after it was rendered keeps the query, too', async () => {
  let isRenamed = false
  const get = await shop((request, response) => {
    if (request.url!.includes('/~address')) return void (isRenamed ? response.writeHead(308, { location: '/mat' }) : response).end()
    if (isRenamed) return void response.writeHead(308, { location: '/mat', 'cache-control': 's-maxage=60' }).end()
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=0' }).end('Mat')
  }, { isFixedPage: () => false })
  await get('/rug')
  isRenamed = true
  for (let time = 1; time <= 2; time++) {
    const answer = await get(`/rug?a=${time}`)
    expect([answer.status, answer.headers.location]).toEqual([308, `/mat?a=${time}`])
  }
})

test('a fixed page that redirects keeps the query', async () => {
  const get = await shop((_request, response) => void response.writeHead(307, { location: '/dashboard/account', 'cache-control': 's-maxage=60' }).end())
  for (let time = 1; time <= 2; time++) expect((await get(`/dashboard?a=${time}`)).headers.location).toBe(`/dashboard/account?a=${time}`)
})
