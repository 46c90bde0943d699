import { queryBackend } from './query-backend.ts'
import { expect, inBothLanguages, test } from './test.ts'

const PARTNERS = {
  Turnia: { en: 'Waterproof laminates', pl: 'Laminaty wodoodporne' },
  Limba: { en: 'Wood-based yarns', pl: 'Przędze z celulozy drzewnej' },
  Kozica: { en: 'Rubber and grip', pl: 'Guma i przyczepność' },
  Mroz: { en: 'Insulation and down', pl: 'Ocieplina i puch' },
  Perc: { en: 'Ropes, cords and webbing', pl: 'Liny, linki i taśmy' },
  Polana: { en: 'Merino from mountain farms', pl: 'Merino z górskich gospodarstw' },
}

inBothLanguages((language) => {
  test('[HOME-01] [HOME-02] [CONTENT-04] the home page shows bestsellers with links to their pages, and the partnerships', { tag: '@phone' }, async ({ page, path, t, request }) => {
    await page.goto(path('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
    const tag = page.locator('.hero-tag')
    await expect(tag, 'the pictured product is reduced').toContainText(t('badge.sale'))
    await expect(tag.locator('s')).toHaveText(/\d/)
    await expect(tag.locator('.price-lowest')).toHaveText(/\d/)
    const bestsellers = page.getByRole('region', { name: t('category.bestsellers.title') })
    const partners = page.getByRole('region', { name: t('home.partners.title') })
    await expect(partners.getByRole('listitem')).toHaveText(Object.values(PARTNERS).map((text) => text[language]))
    for (const partner of Object.keys(PARTNERS)) await expect(partners.getByRole('img', { name: partner, exact: true })).toBeVisible()
    const logos = await partners.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(new Set(logos).size, 'a logo of its own for each').toBe(logos.length)
    for (const answer of await Promise.all(logos.map((logo) => request.get(logo!)))) expect(answer.status(), answer.url()).toBe(200)

    const names = bestsellers.getByRole('heading', { level: 3 })
    await expect(names).toHaveCount(4)
    const targets = await names.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(targets).size, 'each leads to its own page').toBe(4)
    await expect(bestsellers.locator('.price')).toHaveText([/\d\d/, /\d\d/, /\d\d/, /\d\d/])
    const product = bestsellers.getByRole('link', { name: /Giewont/ }).first()
    await expect(product).toHaveAttribute('href', path({ en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }[language]))
    await bestsellers.getByRole('link', { name: t('category.bestsellers.all') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Bestseller/)
  })

  test('[HOME-03] no picture is shown twice on the home page, and each main category has a scene', { tag: '@phone' }, async ({ request, path }) => {
    const html = await (await request.get(path('/'))).text()
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
    const names = [...main.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => /\/([^/%&]+\.(?:webp|svg))/.exec(decodeURIComponent(src!))?.[1])
    expect(names.length).toBeGreaterThan(12)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.filter((name) => name?.startsWith('scene-'))).toEqual(['men-tall', 'women-wide', 'training-square', 'gear-wide'].map((scene) => `scene-${scene}.webp`))
  })

  test('[HOME-05] below the hero are delivery, returns and the rating, and further down a review of a bestseller', { tag: '@phone' }, async ({ page, path }) => {
    await page.goto(path('/'))
    const main = page.getByRole('main')
    const promises = main.locator('.promises').getByRole('listitem')
    await expect(promises).toHaveText([/1–2.*500/, /^14/, /\d[.,]\d.* \d{3} /])
    const product = main.getByRole('figure').getByRole('link')
    await expect(product).toHaveAttribute('href', /#reviews$/)
    const quoted = (await main.getByRole('blockquote').textContent())!.slice(1, -1)
    await page.goto((await product.getAttribute('href'))!)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { products } = await queryBackend<{ products: { items: { reviews: { items: { text: string }[] } }[] } }>(
      `{ products(filter: { url_key: { eq: "${new URL(page.url()).pathname.split('/').at(-1)}" } }) { items { reviews(pageSize: 100) { items { text } } } } }`, {}, undefined, undefined, language,
    )
    expect(products.items[0]!.reviews.items.map(({ text }) => text)).toContain(quoted)
  })

  test('[CONTENT-04] the product in the hero shows that it is reduced, from which price, and the lowest price before', async ({ page, path, t }) => {
    await page.goto(path('/'))
    const tag = page.locator('.hero-tag')
    await expect(tag.getByRole('listitem')).toHaveText(`${t('badge.sale')} −7%`)
    await expect(tag.locator('.price')).toHaveText(/1.249/)
    await expect(tag.locator('s')).toHaveText(/1.449/)
    await expect(tag.getByText(t('common.price.lowest', { price: '' }).trim())).toBeVisible()
  })
})
