import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { queryBackend } from './query-backend.ts'
import { countingProxy, type CountingProxy } from './counting-proxy.ts'
import { portsAt, urlAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('economy') })

const MAX_CALLS = 2
const MAX_PREFETCHES = 8
const PORTS = portsAt('economy')

let dataFolder: string
let proxy: CountingProxy
let shop: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-economy-'))
  proxy = await countingProxy(PORTS.proxy, `http://localhost:${PORTS.backend}`)
  shop = await startShop(PORTS, dataFolder, { BACKEND_URL: proxy.url })
})
test.afterAll(async () => {
  await shop.stop()
  proxy.close()
  rmSync(dataFolder, { recursive: true })
})

test('an uncached page costs at most two backend requests, a cached one none', async ({ request }) => {
  const operationsFor = async (path: string): Promise<string[]> => {
    proxy.operations.length = 0
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    return [...proxy.operations]
  }
  await request.post('/api/revalidate', { headers: { authorization: 'Bearer hut-key-of-the-shop' }, data: { tags: ['products'] } })
  // Shared data (the menu, the bestsellers, the swatches) is cached once a page of each kind was rendered.
  for (const path of ['/rysy-28-pack', '/men', '/pl/butelka-siklawa', '/pl/mezczyzni']) await operationsFor(path)

  for (const path of ['/', '/pl', '/women', '/gear?color=49', '/women?color=49&price=1__2', '/women/tops/jackets?sort=price__ASC', '/giewont-grid-fleece', '/pl/kurtka-3l-krywan', '/search?q=fleece', '/search?q=jacket']) {
    const calls = await operationsFor(path)
    expect(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(MAX_CALLS)
    expect(await operationsFor(path), `${path}, the second time`).toEqual([])
  }
})

test('a changed product is rendered again in each variant of its page that was requested', async ({ request }) => {
  const forms = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }]
  const { route } = await queryBackend<{ route: { uid: string } }>('{ route(url: "siklawa-bottle") { ... on ProductInterface { uid } } }')
  const news = { headers: { authorization: 'Bearer hut-key-of-the-shop' }, data: { tags: [`product:${route.uid}`] } }
  const askAtOnce = () => Promise.all(forms.map(async (headers) => (await request.get(`/siklawa-bottle${'rsc' in headers ? '?_rsc=abc' : ''}`, { headers })).headers()['x-cache']))

  await request.post('/api/revalidate', news)
  expect(await askAtOnce()).toEqual(['MISS', 'MISS', 'MISS'])
  expect(await askAtOnce()).toEqual(['HIT', 'HIT', 'HIT'])
  expect(await (await request.post('/api/revalidate', news)).json()).toEqual({ dropped: forms.length })
  proxy.operations.length = 0
  expect(await askAtOnce()).toEqual(['MISS', 'MISS', 'MISS'])
  expect(proxy.operations, 'the shop revalidates it').not.toEqual([])
})

test('few pages are prefetched before an interaction, and hovering over the menu sends no backend request', async ({ page, t }) => {
  for (const path of ['/', '/women', '/krywan-3l-shell']) {
    const prefetched = prefetches(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(prefetched().length, `${path}: ${prefetched().join(' ')}`).toBeLessThanOrEqual(MAX_PREFETCHES)
  }
  const calls = gatewayCalls(page)
  await page.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: 'Women' }).first().hover()
  await page.waitForLoadState('networkidle')
  expect(calls()).toEqual([])
})

test('an entry of the menu on the way of the pointer loads neither its page nor the pictures of that page', async ({ page, t }) => {
  await page.goto('/krywan-3l-shell', { waitUntil: 'networkidle' })
  const loaded = collect(page, (_headers, url) => url.includes('_rsc='))
  const menu = page.getByRole('navigation', { name: t('header.categories') })
  // A touch, since a page is prefetched at once then.
  for (const entry of await menu.locator('a').all()) await entry.dispatchEvent('touchstart')
  const trail = page.getByRole('navigation', { name: t('breadcrumbs.label') }).getByRole('link', { name: 'Women' })
  await trail.dispatchEvent('touchstart')
  await expect.poll(loaded).toContainEqual(expect.stringContaining('/women?_rsc='))
  // Links of the content that are near the window are prefetched, too.
  const near = await page.getByRole('main').locator('a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  expect(loaded().filter((url) => !near.includes(new URL(url).pathname))).toEqual([])
})

function prefetches(page: Page): () => string[] {
  return collect(page, (headers) => headers['next-router-prefetch'] !== undefined || headers['next-router-segment-prefetch'] !== undefined)
}

function gatewayCalls(page: Page): () => string[] {
  return collect(page, (_headers, url) => url.includes('/api/graphql'))
}

function collect(page: Page, counts: (headers: Record<string, string>, url: string) => boolean): () => string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (counts(request.headers(), request.url())) found.push(request.url())
  })
  return () => found
}
