import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const TITLE = { en: 'Delivery', pl: 'Dostawa' }

const WRITTEN = [
  ['/delivery', '/dostawa', { en: 'Delivery', pl: 'Dostawa' }, 2],
  ['/returns', '/zwroty', { en: 'Returns and complaints', pl: 'Zwroty i reklamacje' }, 1],
  ['/size-guide', '/tabela-rozmiarow', { en: 'Size guide', pl: 'Tabela rozmiarów' }, 6],
  ['/terms-of-sale', '/regulamin', { en: 'Terms of sale', pl: 'Regulamin' }, 0],
  ['/privacy-policy', '/polityka-prywatnosci', { en: 'Privacy policy', pl: 'Polityka prywatności' }, 1],
  ['/cookies', '/pliki-cookie', { en: 'Cookies', pl: 'Pliki cookie' }, 3],
  ['/accessibility', '/dostepnosc', { en: 'Accessibility statement', pl: 'Deklaracja dostępności' }, 0],
] as const

/** Tables, lists and printable forms of a CMS page. */
const OF_EACH_KIND: readonly string[] = ['/size-guide', '/terms-of-sale']

inBothLanguages((language) => {
  test('a CMS page has its title, heading, breadcrumbs and text', { tag: ['@also-phone', '@polish'] }, async ({ page, path, t }) => {
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

  test('each help, company and legal page has content, fits every screen and links onward', { tag: ['@also-phone', '@polish'] }, async ({ page, request, path }) => {
    const links = new Set<string>()
    for (const [address, polish, title, tables] of WRITTEN) {
      const answer = await page.goto(path({ en: address, pl: polish }[language]))
      expect(answer?.status(), address).toBe(200)
      await expect(page).toHaveURL(new RegExp(`${path(address)}$`))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title[language])
      expect(await main.getByRole('heading', { level: 2 }).count(), address).toBeGreaterThan(2)
      await expect(main.getByRole('table'), address).toHaveCount(tables)
      for (const table of await main.getByRole('table').all()) {
        await expect(table.getByRole('caption')).not.toBeEmpty()
        expect(await table.getByRole('columnheader').count()).toBeGreaterThan(1)
        expect(await table.getByRole('rowheader').count()).toBeGreaterThan(1)
      }
      const missing = await page.locator('.cms a[href^="#"]').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')!).filter((place) => !document.querySelector(place)))
      expect(missing, address).toEqual([])
      for (const href of await page.locator('.cms a[href^="/"]').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')!.split('#')[0]!))) links.add(href)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0)
      if (OF_EACH_KIND.includes(address)) expect(await violations(page), address).toEqual([])
    }
    const answers = await Promise.all([...links].map(async (href) => [href, (await request.get(href)).status()] as const))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    expect(links).toContain(path('/withdrawal'))
  })

  test('a wide table scrolls with the keyboard, and the page does not', { tag: '@phone' }, async ({ page, path }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await page.goto(path('/size-guide'))
    const table = page.getByRole('region', { name: { en: 'Women’s tops and jackets, cm', pl: 'Kurtki, bluzy i koszulki damskie, cm' }[language] })
    // The shop's own tables fit a phone.
    await table.locator('table').evaluate((content) => { content.style.minWidth = '620px' })
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0)
  })

  test('links in CMS content lead to pages of the shop', async ({ page, path }) => {
    await page.goto(path('/terms-of-sale'))
    const link = page.getByRole('main').locator('a[href*="returns"]')
    await expect(link).toHaveAttribute('href', path('/returns#content-not'))
    await link.click()
    await expect(page.getByRole('heading', { name: { en: 'What cannot be returned', pl: 'Czego nie można zwrócić' }[language] })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText({ en: 'Returns and complaints', pl: 'Zwroty i reklamacje' }[language])
  })
})

test('the backend’s home page redirects to the shop’s, and its no-route page is not found', async ({ request }) => {
  const home = await request.get('/home', { maxRedirects: 0 })
  expect(home.status()).toBe(308)
  expect(new URL(home.headers().location!, 'http://shop').pathname).toBe('/')
  expect((await request.get('/no-route')).status()).toBe(404)
  expect((await request.get('/about-nobody')).status()).toBe(404)
})

test('the former page about delivery and returns redirects permanently to delivery', async ({ request }) => {
  for (const [old, prefix] of [['/shipping-and-returns', ''], ['/pl/shipping-and-returns', '/pl'], ['/pl/dostawa-i-zwroty', '/pl']] as const) {
    const answer = await request.get(old, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(new URL(answer.headers().location!, 'http://shop').pathname).toBe(`${prefix}/delivery`)
  }
})

test('a CMS page is rendered again after its tag is invalidated', async ({ request }) => {
  const cache = async () => (await request.get('/privacy-policy')).headers()['x-cache']
  // A page that is older than its time is rendered again in the background.
  await expect.poll(cache).toBe('HIT')
  const dropped = await request.post('/api/revalidate', { headers: { authorization: 'Bearer hut-key-of-the-shop' }, data: { tags: ['page:privacy-policy'] } })
  // The page and its payloads that other visitors prefetched.
  expect((await dropped.json()).dropped).toBeGreaterThan(0)
  expect(await cache()).toBe('MISS')
})
