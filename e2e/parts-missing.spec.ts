import { countingProxy, type CountingProxy } from './counting-proxy.ts'
import { portsAt, urlAt } from './ports.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { type RunningProcess, startStorefront } from './start-shop.ts'
import { expect, inBothLanguages, test } from './test.ts'

const PLACE = 'parts missing'
const PORTS = portsAt(PLACE)

test.describe.configure({ mode: 'serial' })
test.use({
  baseURL: urlAt(PLACE),
  // Links near the window are prefetched meanwhile, and some of their pages need what fails here.
  expectedErrors: [/404 \(Not Found\)|503 \(Service Unavailable\)/],
})

let proxy: CountingProxy
let shop: RunningProcess

test.beforeAll(async () => {
  proxy = await countingProxy(PORTS.backend, BACKEND_URL)
  proxy.fault = (request) => (/"(getMenuItems|CategoryByUrlKey|StoreConfig)"/.test(request) ? 'fails' : undefined)
  shop = await startStorefront(PORTS)
})
test.afterAll(async () => {
  await shop.end()
  proxy.close()
})

/** The parts that the log reports as skipped during an action. */
async function leftOutDuring(act: () => Promise<unknown>): Promise<string[]> {
  const before = shop.output().length
  await act()
  return [...shop.output().slice(before).matchAll(/^(?:\[[\w-]+\] )?(.+) left out of a page/gm)].map(([, part]) => part!).toSorted()
}

test('[MENU-09] without the menu, the bestsellers and the shop’s name the rest of the page works, and each failure is logged once', async ({ page, request, t }) => {
  expect(await leftOutDuring(() => page.goto('/'))).toEqual(['The bestsellers', 'The menu', 'The name of the shop'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
  await expect(page.getByRole('heading', { name: t('home.partners.title') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('header.categories') })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('banner').getByRole('link', { name: t('header.account.login') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('header.menu.open') })).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('heading', { name: t('category.bestsellers.title') })).toHaveCount(0)

  expect(await leftOutDuring(() => request.get('/forgot-password')), 'the same failures, which are counted').toEqual([])
  await page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('combobox')).fill('fleece')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Giewont' }).first()).toBeVisible()
})

test('without its reviews a product can be bought, and the failure is logged once', async ({ page, t }) => {
  proxy.fault = (request) => (/"withReviews":true/.test(request) ? 'has an error' : undefined)
  expect(await leftOutDuring(() => page.goto('/rysy-28-pack'))).toEqual(['The reviews'])
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rysy 28 Pack')
  await expect(main.getByRole('button', { name: t('product.addToCart') }).first()).toBeVisible()
  await expect(main.getByRole('tab', { name: t('product.tabs.details') })).toBeVisible()
  await expect(main.locator('[href="#reviews"], #reviews')).toHaveCount(0)
})

inBothLanguages((language) => {
  test('[ROUTE-24] [ERR-02] a product that is deleted between listing and click is a friendly 404 with suggestions', async ({ page, request, path, t }) => {
    const { urlKey, name, category, categoryName, help } = {
      en: { urlKey: 'krywan-3l-shell', name: /Krywań 3L Shell/, category: '/women', categoryName: 'Women', help: '404: This is not the page you are looking for' },
      pl: { urlKey: 'kurtka-3l-krywan', name: /Kurtka 3L Krywań/, category: '/kobiety', categoryName: 'Kobiety', help: '404: To nie jest strona, której szukasz' },
    }[language]
    proxy.fault = (request) => (request.includes(urlKey) ? 'is empty' : undefined)
    const forms = [{ rsc: '1', 'next-router-prefetch': '1' }, { rsc: '1' }, {}]
    const answers = await Promise.all(forms.map((headers) => request.get(path(`/${urlKey}${'rsc' in headers ? '?_rsc=abc' : ''}`), { headers })))
    expect(answers.map((answer) => answer.status()), 'prefetched and clicked at once').toEqual([404, 404, 404])
    await page.goto(path(category))
    const answered = page.waitForResponse((response) => response.url().endsWith(`/${urlKey}`) && response.request().isNavigationRequest())
    await page.getByRole('main').getByRole('link', { name }).first().click()
    expect((await answered).status()).toBe(404)

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('errorPage.notFound'))
    await expect(main).toContainText(help)
    await expect(main.getByRole('link', { name: t('errorPage.goToHomepage') })).toHaveAttribute('href', path('/'))
    await expect(main.getByRole('search')).toBeVisible()
    await expect(main.getByRole('navigation', { name: t('errorPage.categories') }).getByRole('link', { name: categoryName })).toHaveAttribute('href', path(category))
    await expect(page.getByRole('banner').getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeVisible()
    await main.getByRole('region', { name: t('category.bestsellers.title') }).getByRole('link', { name: /Giewont/ }).first().click()
    await expect(page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first()).toBeVisible()
  })
})

test('[ERR-01] missing data and failed requests each have their message on the page', async ({ page, request }) => {
  proxy.fault = (body) => (/"CategoryPage/.test(body) ? 'is empty' : undefined)
  const missing = await page.goto('/men/tops')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('Could not find requested data')
  expect(await (await request.get('/pl/mezczyzni/kurtki-i-bluzy')).text()).toContain('Nie znaleziono żądanych danych')

  proxy.fault = (body) => (/"CategoryPage/.test(body) ? 'fails' : undefined)
  const failed = await request.get('/men/bottoms')
  expect(failed.status()).toBe(503)
  expect(await failed.text()).toContain('Some error occurred while fetching data, try to reload page')
  const failedInPolish = await request.get('/pl/mezczyzni/spodnie-i-szorty')
  expect(failedInPolish.status()).toBe(503)
  expect(await failedInPolish.text()).toContain('Wystąpił błąd podczas pobierania danych, spróbuj odświeżyć stronę')
})
