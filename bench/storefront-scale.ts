import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portsAt } from '../e2e/ports.ts'
import { processMemory } from '../e2e/process-memory.ts'
import { startShop } from '../e2e/start-shop.ts'
import { seedShop } from './backend-scale.ts'
import { ask } from './graphql.ts'
import { median } from './median.ts'
import { untilIdle } from './requests-per-cpu-second.ts'

const PRODUCTS = 200_000
/** Milliseconds of a first visit, for the median. */
const LIMIT = 400
const VISITS = 20
/** Megabytes by which all these visits may let the storefront's memory grow: pages fill the cache, whose limit is not reached. */
const GROWTH_LIMIT = 150

const COLORS = ['49', '50', '51', '52', '53', '54']
const WORDS = ['fleece', 'jacket', 'tee', 'hoodie', 'backpack', 'merino', 'socks', 'down', 'winter', 'tights']

/** Measures first visits, which no cache answers, in a shop of 200 000 products, one at a time. */
export async function reportStorefrontScale(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kram-scale-'))
  try {
    seedShop(PRODUCTS, join(folder, 'shop.db'))
    const started = performance.now()
    const shop = await startShop(portsAt('bench'), folder, { WARM_UP: '1' }, { backendSettings: { BACKEND_DRAW_AHEAD: '0' } })
    try {
      await untilIdle(shop.shopProcess.pid)
      console.log(`\nStart and warm-up: ${Math.round((performance.now() - started) / 100) / 10} s`)
      const before = processMemory(shop.shopProcess.pid).now
      // The warm-up has rendered the categories of the menu.
      await fetch(`${shop.url}/api/revalidate`, { method: 'POST', headers: { authorization: 'Bearer hut-key-of-the-shop' }, body: '{"tags":["products","categories"]}' })
      const rows = []
      for (const [name, paths] of Object.entries(await pathsOfKinds(shop.backendUrl, shop.url))) rows.push(await measure(name, shop.url, paths))
      const growth = processMemory(shop.shopProcess.pid).now - before
      console.log(`\nStorefront with ${PRODUCTS.toLocaleString('en')} products: milliseconds of a first visit`)
      console.table(rows)
      console.log(`The storefront's memory: ${Math.round(before)} MB after the warm-up, ${Math.round(growth)} MB more after ${rows.reduce((sum, { visits }) => sum + visits, 0)} first visits (limit ${GROWTH_LIMIT})`)
      if (growth > GROWTH_LIMIT || rows.some((row) => row.median > LIMIT)) process.exitCode = 1
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function pathsOfKinds(backendUrl: string, url: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const [products, categories, parts] = await Promise.all([productPaths(backendUrl), categoryPaths(backendUrl), sitemapParts(url)])
  const [category = ''] = categories
  const numbers = Array.from({ length: VISITS }, (_, index) => index)
  return {
    'product page': products,
    'category, first page': categories,
    'category, one colour, by price': COLORS.map((color) => `${category}?color=${color}&sort=price_ASC`),
    'category, further pages': numbers.map((index) => `${category}?p=${index * 7 + 2}`),
    'search': WORDS.map((word) => `/search?q=${word}`),
    'sitemap, parts': parts,
  }
}

async function productPaths(backendUrl: string): Promise<string[]> {
  const pages = await Promise.all(Array.from({ length: VISITS }, (_, index) => ask(backendUrl, JSON.stringify({ query: `{ products(filter: {}, pageSize: 1, currentPage: ${index * 401 + 1}) { items { url_key } } }` }))))
  return (pages as { products: { items: { url_key: string }[] } }[]).flatMap(({ products }) => products.items.map(({ url_key }) => `/${url_key}`))
}

async function categoryPaths(backendUrl: string): Promise<string[]> {
  const { categories } = (await ask(backendUrl, JSON.stringify({ query: '{ categories(filters: { parent_category_uid: { eq: "Mg==" } }) { items { url_path product_count children { url_path product_count } } } }' }))) as {
    categories: { items: { url_path: string; product_count: number; children: { url_path: string; product_count: number }[] }[] }
  }
  const all = categories.items.flatMap((category) => [category, ...category.children])
  return all.toSorted((one, other) => other.product_count - one.product_count).slice(0, VISITS).map(({ url_path }) => `/${url_path}`)
}

/** The first, the last, and some between. */
async function sitemapParts(url: string): Promise<string[]> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemap\/[^<]*)<\/loc>/g)].map(([, path = '']) => path).filter((path) => path.includes('products'))
  const step = (parts.length - 1) / (VISITS - 1)
  return Array.from({ length: VISITS }, (_, number) => parts[Math.round(number * step)]!)
}

async function measure(name: string, url: string, paths: readonly string[]) {
  const times: number[] = []
  for (const path of paths) {
    const started = performance.now()
    const response = await fetch(`${url}${path}`)
    await response.text()
    const time = performance.now() - started
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (response.headers.get('x-cache') !== 'MISS') throw new Error(`${path} was in the cache`)
    times.push(time)
  }
  return { name, visits: times.length, median: Math.round(median(times)), slowest: Math.round(Math.max(...times)), limit: LIMIT }
}
