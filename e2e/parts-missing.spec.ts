import { countingProxy, type CountingProxy } from './counting-proxy.ts'
import { portsAt, urlAt } from './ports.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { type RunningProcess, startStorefront } from './start-shop.ts'
import { expect, test } from './test.ts'

const PLACE = 5
const PORTS = portsAt(PLACE)
const PRODUCT = { urlKey: 'krywan-3l-shell', name: /Krywań 3L Shell/ }

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt(PLACE), expectedErrors: [/404 \(Not Found\)/] })

let proxy: CountingProxy
let shop: RunningProcess

test.beforeAll(async () => {
  proxy = await countingProxy(PORTS.backend, BACKEND_URL)
  proxy.fault = (request) => (/"(getMenuItems|CategoryByUrlKey)"/.test(request) ? 'fails' : undefined)
  shop = await startStorefront(PORTS)
})
test.afterAll(async () => {
  await shop.end()
  proxy.close()
})

test('[MENU-09] without the menu and the bestsellers the rest of the page works, and the failure is logged once', async ({ page, request, t }) => {
  const logged = () => shop.output().match(/The menu is left out of a page/g)?.length ?? 0
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
  await expect(page.getByRole('heading', { name: t('home.partners.title') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('header.categories') })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t('category.bestsellers.title') })).toHaveCount(0)

  const before = logged()
  expect((await request.get('/forgot-password')).status()).toBe(200)
  expect(logged() - before).toBe(1)
  await page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('combobox')).fill('fleece')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Giewont' }).first()).toBeVisible()
})

test('[ROUTE-24] [ERR-02] a product that vanishes between listing and click is a friendly 404 with other ways on', async ({ page, t }) => {
  proxy.fault = (request) => (request.includes(PRODUCT.urlKey) ? 'is empty' : undefined)
  await page.goto('/women')
  const answered = page.waitForResponse((response) => response.url().endsWith(`/${PRODUCT.urlKey}`) && response.request().isNavigationRequest())
  await page.getByRole('main').getByRole('link', { name: PRODUCT.name }).first().click()
  expect((await answered).status()).toBe(404)

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(main).toContainText('404: This is not the page you are looking for')
  await expect(main.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('search')).toBeVisible()
  await expect(main.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/women')
  await main.getByRole('region', { name: t('category.bestsellers.title') }).getByRole('link', { name: /Giewont/ }).first().click()
  await expect(page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first()).toBeVisible()
})

test('[ERR-01] where data is missing the page says so, and where it cannot be fetched as well', async ({ page, request }) => {
  proxy.fault = (body) => (/"CategoryPage/.test(body) ? 'is empty' : undefined)
  const missing = await page.goto('/men/tops')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('Could not find requested data')

  proxy.fault = (body) => (/"CategoryPage/.test(body) ? 'fails' : undefined)
  const failed = await request.get('/men/bottoms')
  expect(failed.status()).toBe(503)
  expect(await failed.text()).toContain('Some error occurred while fetching data, try to reload page')
})
