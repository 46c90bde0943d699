import { expect, inBothLanguages, test } from './test.ts'

const TITLE = { en: 'Delivery', pl: 'Dostawa' }

inBothLanguages((language) => {
  test('[ROUTE-22] a page of content has its title, its heading, its place and its words', { tag: ['@phone', '@polish'] }, async ({ page, path, t }) => {
    const answer = await page.goto(path('/delivery'))
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(`${TITLE[language]} – Halny`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(TITLE[language])
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText({ en: 'Heavy parcels', pl: 'Ciężkie paczki' }[language])
    await expect(main).toContainText('Krupówki 40')
    await expect(main.getByRole('navigation', { name: t('breadcrumbs.label') }).getByRole('link')).toHaveAttribute('href', path('/'))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path('/delivery')}$`))
    await expect(page.locator('link[rel="alternate"][hreflang="pl"]')).toHaveAttribute('href', /\/pl\/delivery$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0)
  })

  test('links of its content lead to pages of the shop', async ({ page, path }) => {
    await page.goto(path('/terms-of-sale'))
    const link = page.getByRole('main').locator('a[href*="returns"]')
    await expect(link).toHaveAttribute('href', path('/returns'))
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText({ en: 'Returns', pl: 'Zwroty' }[language])
  })
})

test('the backend’s home page is the shop’s, and its page for what is missing is no page', async ({ request }) => {
  const home = await request.get('/home', { maxRedirects: 0 })
  expect(home.status()).toBe(308)
  expect(new URL(home.headers().location!, 'http://shop').pathname).toBe('/')
  expect((await request.get('/no-route')).status()).toBe(404)
  expect((await request.get('/about-nobody')).status()).toBe(404)
})

test('a page of content is rendered anew once its tag is dropped', async ({ request }) => {
  const cache = async () => (await request.get('/privacy-policy')).headers()['x-cache']
  await cache()
  expect(await cache()).toBe('HIT')
  const dropped = await request.post('/api/revalidate', { headers: { authorization: 'Bearer hut-key' }, data: { tags: ['page:privacy-policy'] } })
  expect(await dropped.json()).toEqual({ dropped: 1 })
  expect(await cache()).toBe('MISS')
})
