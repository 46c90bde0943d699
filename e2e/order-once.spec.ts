import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CheckoutPage, orderButton } from './checkout-page.ts'
import { readyCart } from './order-as-guest.ts'
import { findOrder, ordersOf } from './placed-orders.ts'
import { BACKEND_URL, DATA_FOLDER } from './shop-under-test.ts'
import { routeOperation } from './gateway-operations.ts'
import { expect, test } from './test.ts'
import type { Translator } from './translator.ts'

test.use({ expectedErrors: [/net::ERR|504|fetch/], knownHosts: [BACKEND_URL] })

let email: string
let cartId: string
test.beforeEach(async ({ context, shop }) => {
  email = `${randomUUID()}@example.com`
  cartId = await shop.addToGuestCart(context, 'siklawa-bottle')
  await readyCart(cartId, { email })
})

async function openPayment(page: Page, t: Translator, method = /Bank transfer/): Promise<CheckoutPage> {
  await page.goto('/checkout/payment')
  const checkout = new CheckoutPage(page, t)
  await checkout.choosePayment(method)
  return checkout
}

/** The backend gets the order; the test decides about the response. */
async function holdOrder(page: Page, release: (answer: () => Promise<void>) => Promise<void>): Promise<void> {
  await routeOperation(page, 'PlaceOrder', async (route) => {
    const response = await route.fetch()
    return release(() => route.fulfill({ response }))
  })
}

const orders = () => ordersOf(DATA_FOLDER, email)

/** Expects one order and its confirmation page. */
async function expectOneOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Thank you for your order|Your order was placed/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('main')).toContainText('Siklawa Bottle')
  expect(orders()).toHaveLength(1)
}

test('[CHK-13] a double click places one order', async ({ page, t }) => {
  await openPayment(page, t)
  await orderButton(page, t).dblclick()
  await expectOneOrder(page)
  expect(page.url()).toContain(`orderId=${orders()[0]!.number}`)
})

test('[CHK-13] a reload during placement ends on the confirmation page', async ({ page, t }) => {
  const checkout = await openPayment(page, t)
  const stored = Promise.withResolvers<void>()
  await holdOrder(page, async () => stored.resolve())
  await checkout.place()
  await stored.promise
  await page.reload()
  await expectOneOrder(page)
})

test('[CHK-13] the Back button during placement ends on the confirmation page', async ({ page, t }) => {
  await page.goto('/checkout/delivery')
  await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
  await page.waitForURL('**/checkout/payment')
  const checkout = new CheckoutPage(page, t)
  await checkout.choosePayment(/Bank transfer/)
  const [stored, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await holdOrder(page, async (answer) => {
    stored.resolve()
    await mayAnswer.promise
    await answer()
  })
  await checkout.place()
  await stored.promise
  await page.goBack()
  await expect(page.getByRole('heading', { name: t('checkout.delivery.title') })).toBeVisible()
  mayAnswer.resolve()
  await expectOneOrder(page)
})

test('[CHK-13] two tabs that order at the same time place one order, and both confirm it', async ({ page, t, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openPayment(tab, t)
  const buttons = await Promise.all([page, other].map((tab) => orderButton(tab, t).elementHandle()))
  // By dispatched events: one button may be gone before a pointer could reach it.
  await Promise.all(buttons.map((button) => button!.evaluate((element) => (element as HTMLElement).click())))
  await expectOneOrder(page)
  await expectOneOrder(other)
  expect(other.url()).toBe(page.url())
})

test('[CHK-13] two tabs that order at the same time, and both without an answer, both confirm the one order', async ({ page, t, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openPayment(tab, t)
    await routeOperation(tab, 'PlaceOrder', async (route) => {
      await route.fetch()
      await route.abort()
    })
  }
  for (const tab of [page, other]) await orderButton(tab, t).evaluate((element) => (element as HTMLElement).click())
  await expectOneOrder(page)
  await expectOneOrder(other)
})

test('[CHK-11] what another tab adds while an order is placed goes to the next cart', async ({ page, t, context }) => {
  const other = await context.newPage()
  await other.goto('/siklawa-bottle')
  const checkout = await openPayment(page, t)
  const [isSet, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await routeOperation(page, 'SetPaymentMethodOnCart', async (route) => {
    const response = await route.fetch()
    isSet.resolve()
    await mayAnswer.promise
    await route.fulfill({ response })
  })
  await checkout.place()
  await isSet.promise
  await other.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
  mayAnswer.resolve()
  await expectOneOrder(page)
  const { grandTotal } = findOrder(DATA_FOLDER, orders()[0]!.number)!
  await expect(page.getByRole('region', { name: t('checkout.success.summary') })).toContainText(new RegExp(`Total\\s*PLN\\s${grandTotal / 100}`))
  await expect(other.getByRole('banner').getByRole('button', { name: t('header.miniCart.open', { count: 1 }) })).toBeVisible()
})

test('[CHK-11] an address that was changed on another device is shown before the order is placed', async ({ page, t }) => {
  const checkout = await openPayment(page, t)
  await readyCart(cartId, { email, city: 'Gdynia' })
  await checkout.place()
  await expect(page.getByText(t('checkout.payment.altered'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Gdynia')
  expect(orders()).toEqual([])
  await checkout.place()
  await expectOneOrder(page)
  await expect(page.getByRole('main')).toContainText('Gdynia')
})

test('[CHK-11] what another device added, so that the cart needs a delivery now, leads to the address and says so', async ({ page, context, shop, t }) => {
  const cart = await shop.createCart()
  await context.addCookies([{ name: 'magento_cartId', value: cart, url: 'http://localhost' }])
  await page.goto('/packing-list-for-a-hut-week')
  await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
  await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
  await page.goto('/checkout')
  const checkout = new CheckoutPage(page, t)
  await checkout.fillAddress({ firstName: 'Agata', lastName: 'Wierch', email })
  await page.getByRole('button', { name: t('checkout.address.continueToPayment') }).click()
  await checkout.acceptAgreements()
  await shop.add(cart, 'siklawa-bottle')
  await checkout.place()
  await expect(page.getByRole('heading', { name: t('checkout.address.title') })).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('status').filter({ hasText: t('checkout.ledBack.address') })).toBeVisible()
  expect(orders()).toEqual([])
})

test('[CHK-13] an order whose response is lost is looked up, not placed again', async ({ page, t }) => {
  const checkout = await openPayment(page, t)
  let isReachable = false
  await page.route('**/api/graphql', async (route) => {
    if (isReachable) return route.fallback()
    if (route.request().postData()?.includes('"operationName":"PlaceOrder"')) await route.fetch()
    if (!/"operationName":"(SetPayment|Checkout)/.test(route.request().postData() ?? '')) return route.abort()
    return route.fallback()
  })
  await checkout.place()
  await expect(page.getByText(t('checkout.payment.checking'))).toBeVisible()
  await expect(orderButton(page, t)).toBeHidden()
  isReachable = true
  await expectOneOrder(page)
})

test('[CHK-13] an order that never reached the backend can be placed again', async ({ page, t }) => {
  const checkout = await openPayment(page, t)
  let isLost = true
  await routeOperation(page, 'PlaceOrder', (route) => (isLost ? route.abort() : route.fallback()))
  await checkout.place()
  await expect(page.getByText(t('checkout.payment.notTaken'))).toBeVisible({ timeout: 20_000 })
  expect(orders()).toEqual([])
  isLost = false
  await checkout.place()
  await expectOneOrder(page)
})
