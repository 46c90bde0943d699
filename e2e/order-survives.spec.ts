import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { findOrder } from './placed-orders.ts'
import { ShopApi } from './shop-api.ts'
import { portsAt, urlAt } from './ports.ts'
import { startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: urlAt(2), expectedErrors: [/ERR_CONNECTION|Failed to load chunk|Failed to fetch/] })

const PORTS = portsAt(2)

test('an order that was answered is there after both processes were killed and started again', async ({ page, t, context }) => {
  test.slow()
  const dataFolder = mkdtempSync(join(tmpdir(), 'kram-survives-'))
  let shop = await startShop(PORTS, dataFolder)
  try {
    await new ShopApi('en', shop.url).addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/checkout')
    const checkout = new CheckoutPage(page, t)
    await checkout.giveAddress()
    await checkout.chooseDelivery(/locker/i)
    await checkout.choosePayment(/Bank transfer/)
    await checkout.place()
    const number = await checkout.orderNumber()
    await Promise.all([shop.backendProcess.end('SIGKILL'), shop.shopProcess.end('SIGKILL')])

    expect(findOrder(dataFolder, number)).toEqual({ grandTotal: 11900 + 1499, email: SHOPPER.email })
    shop = await startShop(PORTS, dataFolder)
    expect(findOrder(dataFolder, number)).toEqual({ grandTotal: 11900 + 1499, email: SHOPPER.email })
    await page.reload()
    await expect(page.getByRole('main')).toContainText(number)
  } finally {
    await shop.stop()
    rmSync(dataFolder, { recursive: true })
  }
})
