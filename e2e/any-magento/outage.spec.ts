import { otherShop, ownCopyOf, restartBackend, startOtherShop } from '../other-shops.ts'
import { urlAt } from '../ports.ts'
import { setFaults } from '../set-faults.ts'
import { ShopApi } from '../shop-api.ts'
import { REAL_TIMES, visitHeavyPages } from '../slow-magento.ts'
import type { RunningProcess, Shop } from '../start-shop.ts'
import { expect, test } from '../test.ts'

const own = () => ownCopyOf(otherShop(test.info().project.name))

let running: Shop
let backend: RunningProcess | undefined

// They share the shop, and the second one stops its backend.
test.describe.configure({ mode: 'default' })
test.use({
  baseURL: async ({ baseURL }, provide) => provide(baseURL && urlAt(own().name)),
  expectedErrors: [/50[234]|Failed to fetch|Failed to load resource/],
})
test.beforeAll(async () => {
  running = await startOtherShop(own())
})
test.afterAll(async () => {
  await backend?.end()
  await running.stop()
})

test('late answers of a slow Magento are no outage: meanwhile other pages are shown, and a guest gets to the checkout', async ({ page, context, request, t }) => {
  await setFaults(running.backendUrl, REAL_TIMES)
  const leave = await visitHeavyPages(running.url)
  const paths = ['/camp-mug', '/ranger-cap', '/timberline-vest', '/ridgeline-tee', '/sale?p=2', '/search?q=tee']
  const pages = await Promise.all(paths.map(async (path) => [path, (await request.get(path)).status()]))
  expect(pages, 'pages that are in no cache').toEqual(paths.map((path) => [path, 200]))
  await new ShopApi('en', running.url).addToGuestCart(context, 'camp-mug')
  await page.goto('/cart')
  await page.getByRole('link', { name: t('cart.summary.checkout') }).click()
  await expect(page.getByLabel(t('customerAddressForm.postalCode'), { exact: true })).toBeVisible()
  await leave()
  await setFaults(running.backendUrl)
})

test('while Magento is unreachable visited pages are served, others show an error, and the cart recovers with Magento', async ({ page, context, request, t }) => {
  await new ShopApi('en', running.url).addToGuestCart(context, 'camp-mug')
  await request.get('/gear/camp-kitchen')
  await page.goto('/cart')
  const mug = page.getByRole('main').getByRole('link', { name: /Camp Mug/ }).first()
  await expect(mug).toBeVisible()

  await running.backendProcess.end('SIGKILL')
  expect((await request.get('/gear/camp-kitchen')).status(), 'a visited page').toBe(200)
  const missing = await page.goto('/promotions/women-sale')
  expect(missing?.status(), 'an unvisited page').toBe(503)
  await expect(page.getByRole('main')).toContainText(t('errorPage.fetchFailed'))
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(t('cart.unreachable.title'))

  backend = await restartBackend(own())
  await expect(mug).toBeVisible({ timeout: 20_000 })
  expect((await request.get('/promotions/women-sale')).status(), 'the same page, after the outage').toBe(200)
})
