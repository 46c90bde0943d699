import type { APIRequestContext } from '@playwright/test'
import { pageHead, unescaped } from './page-head.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

const PAIRS = {
  home: { en: '/', pl: '/pl' },
  category: { en: '/women', pl: '/pl/kobiety' },
  product: { en: '/krywan-3l-shell', pl: '/pl/kurtka-3l-krywan' },
} as const

async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  expect(html, 'no content waits for a script').not.toContain('<template id="B:')
  return pageHead(html)
}

inBothLanguages((language) => {
  test('[HOME-04] every entity’s HTML has its canonical URL, its alternates and its preview', { tag: '@polish' }, async ({ request }) => {
    const pictures = new Set<string>()
    for (const [entity, paths] of Object.entries(PAIRS)) {
      const head = await headOf(request, paths[language])
      expect(head.title, entity).toMatch(/Halny/)
      expect(head.meta('description')?.length, entity).toBeGreaterThan(20)
      expect(head.canonical, entity).toBe(SHOP_URL + paths[language])
      expect(Object.fromEntries(head.languages), entity).toEqual({
        en: SHOP_URL + paths.en, pl: SHOP_URL + paths.pl, 'x-default': SHOP_URL + paths.en,
      })
      expect(head.meta('robots'), entity).toBeUndefined()
      expect(head.meta('og:url'), entity).toBe(head.canonical)
      expect(head.meta('og:site_name'), entity).toBe('Halny')
      expect(head.title, entity).toContain(head.meta('og:title'))
      expect(head.meta('og:description'), entity).toBe(head.meta('description'))
      expect(head.meta('twitter:card'), entity).toBe('summary_large_image')
      const picture = head.meta('og:image')!
      expect(picture, entity).toContain(`${SHOP_URL}/_share.jpg?url=`)
      expect([head.meta('og:image:width'), head.meta('og:image:height'), head.meta('og:image:type')], entity).toEqual(['1200', '630', 'image/jpeg'])
      expect(head.meta('og:image:alt')?.length, entity).toBeGreaterThan(4)
      pictures.add(picture)
      const response = await request.get(picture)
      expect(response.headers()['content-type'], entity).toBe('image/jpeg')
      expect((await response.body()).subarray(0, 2).toString('hex'), entity).toBe('ffd8')
      expect(head.meta('twitter:image'), entity).toBe(picture)
    }
    expect(pictures.size, 'each page has a preview of its own').toBe(3)
  })

  test('structured data has a product’s variants with prices and stock, its rating and breadcrumbs, and the shop on the home page', { tag: '@polish' }, async ({ request, t }) => {
    const [product, trail] = (await headOf(request, PAIRS.product[language])).entities
    expect(product).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'HAL-KRY',
      url: SHOP_URL + PAIRS.product[language],
      variesBy: expect.arrayContaining(['https://schema.org/color', 'https://schema.org/size']),
      aggregateRating: { '@type': 'AggregateRating', reviewCount: expect.any(Number), ratingValue: expect.any(Number) },
    })
    const variants = product!.hasVariant as { sku: string; color: string; offers: object }[]
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    for (const { sku, color, offers } of variants) {
      expect(color, sku).toBeTruthy()
      expect(offers, sku).toEqual({ '@type': 'Offer', price: expect.any(Number), priceCurrency: 'PLN', availability: expect.stringMatching(/^(In|OutOf)Stock$/) })
    }
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    const [first] = trail!.itemListElement as object[]
    expect(first).toMatchObject({ position: 1, name: t('breadcrumbs.home'), item: SHOP_URL + PAIRS.home[language] })

    const [organization, site] = (await headOf(request, PAIRS.home[language])).entities
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Halny' })
    expect((await request.get(organization!.logo as string)).status()).toBe(200)
    const { target } = site!.potentialAction as { target: { urlTemplate: string } }
    expect((await request.get(target.urlTemplate.replace('{search_term_string}', 'halny'))).status()).toBe(200)
  })

  test('a filtered or sorted listing is noindex with the plain canonical; a page of a listing is its own canonical', async ({ request }) => {
    const { [language]: plain, [language === 'en' ? 'pl' : 'en']: counterpart } = PAIRS.category
    for (const query of ['color=49', 'price=100__500', 'sort=price__ASC', 'color=49&p=2']) {
      const head = await headOf(request, `${plain}?${query}`)
      expect(head.meta('robots'), query).toBe('noindex, follow')
      expect(head.canonical, query).toMatch(new RegExp(`^${SHOP_URL}${plain}(\\?p=2)?$`))
    }
    const second = await headOf(request, `${plain}?p=2`)
    expect([second.meta('robots'), second.canonical]).toEqual([undefined, `${SHOP_URL}${plain}?p=2`])
    expect([...second.languages.values()], 'the same page in the other language').toContain(`${SHOP_URL}${counterpart}?p=2`)
    expect((await headOf(request, `${plain}?p=99`)).canonical, 'beyond the last page').toBe(SHOP_URL + plain)
  })

  test('private pages and searches are noindex', async ({ request, path }) => {
    for (const screen of ['/search?q=tee', '/compare', '/cart', '/checkout', '/login', '/dashboard/account']) {
      const head = await headOf(request, path(screen))
      expect(head.meta('robots'), screen).toMatch(/^noindex/)
      expect(head.meta('og:image'), screen).toBeUndefined()
    }
  })
})

test('the sitemap lists every page in every language, and each listed page exists', async ({ request }) => {
  test.slow()
  const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => unescaped(url!))
  const robots = await (await request.get('/robots.txt')).text()
  const [, index] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  const parts = locs(await (await request.get(index!)).text())
  const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
  const entries = texts.flatMap((text) => text.match(/<url>.*<\/url>/g) ?? [])
  expect(entries.length).toBeGreaterThan(500)

  for (const entry of entries) {
    const [url] = locs(entry)
    const languages = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, name, href]) => [name, unescaped(href!)] as const)
    expect(languages.map(([name]) => name), url).toEqual(['en', 'pl', 'x-default'])
    expect(languages.map(([, href]) => href), url).toContain(url)
  }
  const urls = entries.flatMap(locs)
  expect(new Set(urls).size).toBe(urls.length)
  for (const { en, pl } of Object.values(PAIRS)) expect(urls).toEqual(expect.arrayContaining([SHOP_URL + en, SHOP_URL + pl]))
  expect(texts.join('')).toContain('<image:loc>')
  for (const url of urls.filter((_, place) => place % 20 === 0)) expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200)
})

test('robots.txt disallows private pages and allows listings with any filter', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/api/', '/cart$', '/pl/cart$', '/checkout/', '/pl/dashboard/']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).not.toMatch(/Disallow: .*\?/)
})
