import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, PUBLIC_URL } from '../../ask.fixture.ts'
import type { Backend } from '../../create-backend.ts'
import { localize } from '../../services/content/serve-content.ts'
import { isPictureInUse } from '../../services/media/picture.repository.ts'
import { openShop } from '../../shop.fixture.ts'
import { ABOUT } from './about.ts'
import { BANNER_ENTRIES } from './banners.ts'
import { HOME } from './home.ts'
import { HOW_WE_TEST } from './how-we-test.ts'
import { SEASON } from './season.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const PAGES = [HOME, ABOUT, HOW_WE_TEST, SEASON]

const found = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, value]) => value!))]

describe.each([['en', ''], ['pl', '/pl']] as const)('the sample content in %s', (locale, prefix) => {
  const entries = [...PAGES, ...BANNER_ENTRIES].map(({ entry }) => localize(entry, locale) as typeof entry)
  const text = JSON.stringify(entries)

  test('links to existing pages', async () => {
    const links = found(text, /[hH]ref(?:":|=\\)"(\/[^"\\]*)/g)
    expect(links.length).toBeGreaterThan(5)
    const own = entries.map(({ data }) => data.url)
    const [searches, pages] = [links.filter((link) => link.startsWith('/search?')), links.filter((link) => !link.startsWith('/search?'))]
    for (const url of searches) {
      const { products } = await answerOf(shop, 'query($search: String!) { products(search: $search) { total_count } }', { search: new URL(url, PUBLIC_URL).searchParams.get('q') }, locale)
      expect([url, products.total_count]).toEqual([url, expect.toSatisfy((count: number) => count > 3)])
    }
    for (const url of pages.filter((link) => !own.includes(prefix + link))) {
      const { route } = await answerOf(shop, 'query($url: String!) { route(url: $url) { type redirect_code } }', { url }, locale)
      expect({ url, ...route }).toEqual({ url, type: expect.any(String), redirect_code: 0 })
    }
  })

  test('shows existing pictures, videos and captions', async () => {
    const files = found(text, /"(?:picture|film|poster|captions)":"([^"]*)"/g)
    expect(files.length).toBeGreaterThan(10)
    const [drawn, stored] = [files.filter((file) => file.includes('/catalog/')), files.filter((file) => !file.includes('/catalog/'))]
    expect(drawn.filter((file) => !isPictureInUse(shop.database, file.replace('/media/catalog/product/', '')))).toEqual([])
    for (const file of stored) {
      const { status } = await shop.fetch(new Request(PUBLIC_URL + file))
      expect([file, status]).toEqual([file, 200])
    }
  })

  test('refers to existing products and categories', async () => {
    const skus = found(text, /"(HAL-\w+)"/g)
    const { products } = await answerOf(shop, 'query($skus: [String]) { products(filter: { sku: { in: $skus } }) { items { sku } } }', { skus }, locale)
    expect(skus.filter((sku) => !products.items.some((product: { sku: string }) => product.sku === sku))).toEqual([])
    for (const path of found(text, /"category":"([^"]*)"/g)) {
      const { categoryList } = await answerOf(shop, 'query($path: String!) { categoryList(filters: { url_path: { eq: $path } }) { url_path } }', { path }, locale)
      expect(categoryList).toEqual([{ url_path: path }])
    }
  })
})

test('the Polish pages contain no English', () => {
  const [english, polish] = ['en', 'pl'].map((locale) => found(JSON.stringify(PAGES.map(({ entry }) => localize(entry.data, locale))), /"(?:title|text|lead|caption|question|answer)":"((?:[^"\\]|\\.)*)"/g))
  expect(polish!.filter((sentence) => english!.includes(sentence))).toEqual([])
})
