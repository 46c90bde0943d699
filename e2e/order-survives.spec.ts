import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { countingProxy, type CountingProxy } from './counting-proxy.ts'
import { readyCart } from './order-as-guest.ts'
import { findOrder, ordersOf } from './placed-orders.ts'
import { portsAt, urlAt } from './ports.ts'
import { ShopApi } from './shop-api.ts'
import { type RunningProcess, type Shop, startBackend, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'
import type { Translator } from './translator.ts'

test.use({ baseURL: urlAt('order survives'), expectedErrors: [/ERR_CONNECTION|Failed to load chunk|Failed to fetch|50[24]/] })
test.describe.configure({ mode: 'serial' })

const PORTS = portsAt('order survives')
const isPlacing = (request: string): boolean => request.includes('"operationName":"PlaceOrder"')

let dataFolder: string
let shop: Shop
let proxy: CountingProxy
let revived: RunningProcess | undefined
test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-survives-'))
  proxy = await countingProxy(PORTS.proxy, `http://localhost:${PORTS.backend}`)
  shop = await startShop(PORTS, dataFolder, { BACKEND_URL: proxy.url })
})
test.afterEach(() => {
  proxy.hold = async () => {}
})
test.afterAll(async () => {
  await shop.stop()
  await revived?.end()
  proxy.close()
  rmSync(dataFolder, { recursive: true })
})


async function openPayment(page: Page, context: BrowserContext, t: Translator, email: string): Promise<CheckoutPage> {
  const cartId = await new ShopApi('en', shop.url).addToGuestCart(context, 'siklawa-bottle')
  await readyCart(cartId, { email, backendUrl: shop.backendUrl })
  await page.goto('/checkout/payment')
  const checkout = new CheckoutPage(page, t)
  await checkout.choosePayment(/Bank transfer/)
  return checkout
}

test('[CHK-13] an order that takes longer than the gateway waits is placed once, and found', async ({ page, t, context }) => {
  const checkout = await openPayment(page, context, t, 'slow@example.com')
  const mayAnswer = Promise.withResolvers<void>()
  proxy.hold = (request) => (isPlacing(request) ? mayAnswer.promise : Promise.resolve())
  await checkout.place()
  await expect(page.getByText(t('checkout.payment.checking'))).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.unnumberedTitle') })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('slow@example.com')
  expect(ordersOf(dataFolder, 'slow@example.com')).toHaveLength(1)
  mayAnswer.resolve()
})

test('[CHK-13] an order that was stored before the backend was killed is found after its restart', async ({ page, t, context }) => {
  const checkout = await openPayment(page, context, t, 'killed@example.com')
  proxy.hold = async (request) => {
    if (!isPlacing(request)) return
    await shop.backendProcess.end('SIGKILL')
    throw new Error('The backend was killed')
  }
  await checkout.place()
  await expect(page.getByText(t('checkout.payment.checking'))).toBeVisible()
  revived = await startBackend(PORTS.backend, dataFolder, shop.url)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.success.unnumberedTitle') })).toBeVisible()
  expect(ordersOf(dataFolder, 'killed@example.com')).toHaveLength(1)
})

test('a confirmed order exists after both processes were killed and restarted', async ({ page, t, context }) => {
  const checkout = await openPayment(page, context, t, SHOPPER.email)
  await checkout.place()
  const number = await checkout.orderNumber()
  await Promise.all([(revived ?? shop.backendProcess).end('SIGKILL'), shop.shopProcess.end('SIGKILL')])

  expect(findOrder(dataFolder, number)).toEqual({ grandTotal: 11900 + 1899, email: SHOPPER.email })
  shop = await startShop(PORTS, dataFolder, { BACKEND_URL: proxy.url })
  expect(findOrder(dataFolder, number)).toEqual({ grandTotal: 11900 + 1899, email: SHOPPER.email })
  await page.reload()
  await expect(page.getByRole('main')).toContainText(number)
})
