import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CheckoutPage, orderButton, SHOPPER } from './checkout-page.ts'
import { readyCart } from './order-as-guest.ts'
import { findOrder, ordersOf } from './placed-orders.ts'
import { BACKEND_URL, DATA_FOLDER } from './shop-under-test.ts'
import { routeOperation } from './gateway-operations.ts'
import { expect, inBothLanguages, test } from './test.ts'
import type { Translator } from './translator.ts'
import { violations } from './violations.ts'

test.use({ knownHosts: [BACKEND_URL] })

const email = () => `${randomUUID()}@example.com`
const decide = (page: Page, decision: 'pay' | 'refuse' | 'abandon') => page.locator(`button[value="${decision}"]`).click()

async function payByBlik(page: Page, code: string): Promise<void> {
  await page.locator('#code').fill(code)
  await decide(page, 'pay')
}

/** Goes to the payment service's page. */
async function goToPay(page: Page, t: Translator, path: string): Promise<void> {
  await page.goto(path)
  const checkout = new CheckoutPage(page, t)
  await checkout.choosePayment(/^BLIK/)
  await checkout.place()
  await page.waitForURL(`${BACKEND_URL}/payment/redirect**`)
}

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  test('[ROUTE-08] a declined payment ends on the order’s page, which restores the cart', { tag: '@also-phone' }, async ({ page, path, t, context, shop }) => {
    const buyer = email()
    await readyCart(await shop.addToGuestCart(context, bottle, 2), { email: buyer })
    await goToPay(page, t, path('/checkout/payment'))
    await decide(page, 'refuse')
    await expect(page.getByRole('heading', { name: t('checkout.success.payment.canceledTitle') })).toBeVisible()
    expect(ordersOf(DATA_FOLDER, buyer)).toEqual([{ number: expect.any(String), state: 'canceled' }])
    await page.getByRole('button', { name: t('checkout.success.payment.refill') }).click()
    await expect(page).toHaveURL(path('/cart'))
    await expect(page.getByRole('main').locator('input[inputmode="decimal"]')).toHaveValue('2')
  })

  test('[CHK-14] [CHK-20] a free download needs neither delivery nor payment', async ({ page, path, t }) => {
    await page.goto(path({ en: '/packing-list-for-a-hut-week', pl: '/lista-rzeczy-na-tydzien-w-schroniskach' }[language]))
    const product = page.getByRole('main')
    await product.getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    await page.goto(path('/cart'))
    await expect(page.getByRole('complementary', { name: t('cart.summary.title') })).not.toContainText('14')
    await page.goto(path('/checkout'))
    await expect(page.getByRole('list', { name: t('checkout.steps.label') }).getByRole('listitem')).toHaveText([new RegExp(t('checkout.steps.buyer')), new RegExp(t('checkout.steps.payment'))])
    const checkout = new CheckoutPage(page, t)
    await checkout.fillAddress({ firstName: SHOPPER.firstName, lastName: SHOPPER.lastName, email: email() })
    await expect(page.getByLabel(t('customerAddressForm.street'), { exact: true })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: t('checkout.address.billingSame') })).toBeHidden()
    await page.getByRole('button', { name: t('checkout.address.continueToPayment') }).click()
    await expect(page).toHaveURL(path('/checkout/payment'))
    await expect(page.getByRole('main')).toContainText(t('checkout.payment.buyer'))
    await expect(page.getByRole('link', { name: t('checkout.payment.backToBuyer') })).toHaveAttribute('href', path('/checkout'))
    await expect(page.getByRole('complementary', { name: t('checkout.summary.label') })).not.toContainText(t('checkout.summary.shipping'))
    await expect(page.getByRole('heading', { name: t('checkout.payment.titleFree') })).toBeVisible()
    await expect(page.getByRole('radio'), 'nothing is asked').toHaveCount(0)
    await checkout.acceptAgreements()
    await checkout.place()
    expect(findOrder(DATA_FOLDER, await checkout.orderNumber())?.grandTotal).toBe(0)
    await expect(page.getByRole('main')).toContainText(t('checkout.method.free.next'))
    await expect(page.getByRole('region', { name: t('checkout.success.next.title') })).toContainText(t('checkout.success.next.readyAbove'))
    const file = await page.request.get((await page.getByRole('main').locator('a[href*="/downloadable/download/"]').getAttribute('href'))!)
    expect(file.headers()['content-disposition']).toMatch(/^attachment/)
    await expect(page.getByRole('main')).toContainText(t('checkout.offer.benefitOfPerson'))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('main').getByRole('img', { name: 'Halny' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(new Intl.DateTimeFormat({ en: 'en-GB', pl: 'pl' }[language], { dateStyle: 'long' }).format())
    await expect(page.getByRole('region', { name: t('checkout.success.summary') })).toBeVisible()
  })
})

test('[CHK-17] a shopper corrects a BLIK code, is refused, reads so in the shop and tries again', { tag: ['@phone', '@polish'] }, async ({ page, path, t, context, shop, language }) => {
  const buyer = email()
  await readyCart(await shop.addToGuestCart(context, { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]), { email: buyer })
  await goToPay(page, t, path('/checkout/payment'))
  await payByBlik(page, '12')
  await expect(page.locator('#code')).toBeFocused()
  await expect(page.locator('#code')).toHaveAccessibleDescription({ en: /six digits/, pl: /sześć cyfr/ }[language])
  expect(await violations(page)).toEqual([])
  await payByBlik(page, '777 000')
  await expect(page.getByRole('alert').getByText(t('checkout.success.payment.refused'))).toBeVisible()
  await expect(page).toHaveURL(/orderId=\d+$/)
  expect(ordersOf(DATA_FOLDER, buyer)).toEqual([{ number: expect.any(String), state: 'pending_payment' }])
  await page.getByRole('link', { name: t('checkout.success.payment.retry') }).click()
  await payByBlik(page, '777 123')
  await expect(page.getByText(t('checkout.success.payment.paid'))).toBeVisible()
  expect(ordersOf(DATA_FOLDER, buyer)).toEqual([{ number: expect.any(String), state: 'processing' }])
})

test('[CHK-19] on a phone the total is above the order button', { tag: '@phone' }, async ({ page, path, t, context, shop, language }) => {
  await readyCart(await shop.addToGuestCart(context, { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]))
  await page.goto(path('/checkout/payment'))
  const place = orderButton(page, t)
  await place.scrollIntoViewIfNeeded()
  const isPhone = page.viewportSize()!.width < 1024
  await expect(page.locator('form').getByText(/137[.,]99/)).toBeVisible({ visible: isPhone })
})

test('[CHK-18] an order by bank transfer shows what to enter at the bank, to copy and as a code', async ({ page, t, context, shop }) => {
  await readyCart(await shop.addToGuestCart(context, 'siklawa-bottle'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/checkout/payment')
  const checkout = new CheckoutPage(page, t)
  await checkout.choosePayment(/^Bank transfer/)
  await checkout.place()
  const number = await checkout.orderNumber()
  const details = page.getByRole('region', { name: 'Transfer details' })
  await expect(details.getByRole('definition').filter({ hasText: /^\S/ })).toHaveText(['Halny sp. z o.o.', 'PL58 9719 0041 0000 0018 2026 1500', `Order ${number}`, /^PLN\s137\.99$/])
  await expect(details.getByRole('img', { name: 'QR code of the transfer' })).toBeVisible()
  await expect(page.getByRole('region', { name: t('checkout.success.next.title') })).toContainText(/1–2 working days after your transfer arrives/)
  await details.getByRole('button', { name: 'Copy the account number' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PL58971900410000001820261500')
  expect(await violations(page)).toEqual([])
})

test('[CHK-13] leaving a payment page, paying and returning twice leads to one order that is paid once', async ({ page, t, context, shop, browser }) => {
  const buyer = email()
  await readyCart(await shop.addToGuestCart(context, 'siklawa-bottle'), { email: buyer })
  await goToPay(page, t, '/checkout/payment')

  await test.step('the Back button leads to the unpaid order', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: t('checkout.success.payment.waitingTitle') })).toBeVisible()
    expect(ordersOf(DATA_FOLDER, buyer)).toEqual([{ number: expect.any(String), state: 'pending_payment' }])
  })
  const number = ordersOf(DATA_FOLDER, buyer)[0]!.number

  await test.step('from there it can be paid', async () => {
    await page.getByRole('link', { name: t('checkout.success.payment.pay') }).click()
    await payByBlik(page, '777123')
    await expect(page.getByText(t('checkout.success.payment.paid'))).toBeVisible()
    // No URL that could be stored contains the order's token.
    await expect(page).toHaveURL(`/checkout/success?orderId=${number}`)
  })

  await test.step('a second return changes nothing', async () => {
    await page.goto(`/checkout/success?orderId=${number}&order_number=${number}&order_token=made-up`)
    await expect(page.getByText(t('checkout.success.payment.paid'))).toBeVisible()
    expect(ordersOf(DATA_FOLDER, buyer)).toEqual([{ number, state: 'processing' }])
  })

  await test.step('no other visitor sees the order', async () => {
    const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
    await stranger.goto(page.url())
    await expect(stranger.getByRole('main')).toContainText(t('checkout.success.none'))
    for (const ours of [number, buyer]) await expect(stranger.getByRole('main')).not.toContainText(ours)
    await expect(stranger.getByRole('main')).not.toContainText('Siklawa')
    await expect(stranger.getByRole('main')).not.toContainText('Wierch')
    await stranger.context().close()
  })
})

test.describe('a lost response', () => {
  test.use({ expectedErrors: [/502/] })

  test('a customer whose response was lost still sees the order number', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await shop.addToCustomerCart(customer, 'siklawa-bottle')
    await page.goto('/checkout')
    const checkout = new CheckoutPage(page, t)
    const { email: _email, ...address } = SHOPPER
    await checkout.fillAddress(address)
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await checkout.chooseDelivery(/courier/i)
    await checkout.choosePayment(/Bank transfer/)
    await routeOperation(page, 'PlaceOrder', async (route) => {
      await route.fetch()
      return route.fulfill({ status: 502, json: { errors: [{ message: 'The shop cannot be reached.' }] } })
    })
    await checkout.place()
    const number = await checkout.orderNumber()
    expect(ordersOf(DATA_FOLDER, customer.email)).toEqual([{ number, state: 'new' }])
    await expect(page.getByRole('main')).toContainText(customer.email)
  })
})
