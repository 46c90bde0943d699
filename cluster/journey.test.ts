import type { Browser, Page } from '@playwright/test'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CheckoutPage, SHOPPER } from '../e2e/checkout-page.ts'
import { ordersOf } from '../e2e/placed-orders.ts'
import { translatorFor } from '../e2e/translator.ts'
import { openBrowser } from './open-browser.ts'
import { type Cluster, FOLDER, NEWER, openCluster, rollOver } from './open-cluster.ts'

const PATIENCE = { timeout: 30_000 }
const t = translatorFor('en', 'halny')
let cluster: Cluster
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  cluster = await openCluster()
})
afterAll(async () => {
  await cluster?.close()
  await browser?.close()
})

async function addFleece(page: Page): Promise<void> {
  await page.goto(`${cluster.url}/giewont-grid-fleece`)
  await page.getByRole('main').getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('main').getByRole('button', { name: t('product.addToCart'), exact: true }).first().click()
  await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).waitFor(PATIENCE)
}

test('a shopper orders once while an instance is killed, one is cut off from Redis, and both are replaced by a newer build', async () => {
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en' })).newPage()
  page.setDefaultTimeout(PATIENCE.timeout)
  const [first, second] = cluster.instances
  const email = `cluster-${process.pid}@example.com`
  await addFleece(page)

  await first.process.end('SIGKILL')
  await page.goto(`${cluster.url}/cart`)
  await page.getByRole('link', { name: t('cart.summary.checkout') }).click()
  await page.waitForURL(/\/checkout$/)
  await cluster.restart(first)

  second.way.cut()
  const checkout = new CheckoutPage(page, t)
  await checkout.fillAddress({ ...SHOPPER, email })
  await page.getByRole('button', { name: t('checkout.address.continue') }).click()
  await page.waitForURL(/\/checkout\/delivery$/)
  second.way.mend()

  await rollOver(cluster, NEWER)
  await checkout.chooseDelivery(/^Courier/)
  await page.waitForURL(/\/checkout\/payment$/)
  await checkout.choosePayment(/^Bank transfer/)
  await checkout.place()
  const number = await checkout.orderNumber()
  expect(ordersOf(join(FOLDER, 'backend'), email)).toEqual([{ number, state: 'new' }])
})
