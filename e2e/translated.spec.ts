import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CheckoutPage } from './checkout-page.ts'
import { CART, cookie } from './customer-page.ts'
import { LoginPage } from './login-page.ts'
import { orderAsGuest, readyCart } from './order-as-guest.ts'
import { ordersOf } from './placed-orders.ts'
import { portsAt, urlAt } from './ports.ts'
import { newcomer, RegisterPage } from './register-page.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

const PLACE = 'translated'
const BOTTLE = 'butelka-siklawa'

test.describe.configure({ mode: 'default' })
test.use({ baseURL: urlAt(PLACE), language: 'pl' })

let dataFolder: string
let running: Shop

/** A Magento with Polish error messages, of the oldest release, which has the fewest error codes. */
test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-translated-'))
  running = await startShop(portsAt(PLACE), dataFolder, {}, { backendSettings: { BACKEND_TRANSLATED: 'all', BACKEND_MAGENTO: '2.4.6' } })
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

test('a cart that Magento no longer has is recognised, and the next product starts a new one', async ({ page, path, t, context }) => {
  const gone = 'x'.repeat(32)
  await context.addCookies([{ name: CART, value: gone, url: running.url }])
  await page.goto(path('/cart'))
  await expect(page.getByRole('main')).toContainText(t('cart.empty.title'))
  await page.goto(path(`/${BOTTLE}`))
  await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
  await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
  await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
  expect((await cookie(context, CART))?.value).not.toBe(gone)
})

test('a wrong coupon and an excessive quantity are reported at their fields', async ({ page, path, t, shop, context }) => {
  await shop.addToGuestCart(context, BOTTLE)
  await page.goto(path('/cart'))
  await page.getByLabel(t('cart.coupon.label')).fill('NOPE')
  await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
  await expect(page.getByText(t('toast-messages.cart.problem.couponWrong'))).toBeVisible()
  const quantity = page.getByRole('main').locator('input[inputmode="decimal"]').first()
  await quantity.fill('9000')
  await quantity.press('Enter')
  await expect(page.getByText(new RegExp(`${t('toast-messages.cart.problem.notEnough')}|${t('toast-messages.cart.problem.most', { count: 10 })}`)).first()).toBeVisible()
})

test('a wrong password is reported as such, and a refused registration keeps the form’s values', async ({ page, path, t, shop }) => {
  const customer = await shop.createCustomer()
  await page.goto(path('/login'))
  await new LoginPage(page, t).logIn({ ...customer, password: 'Zgadywane-1' })
  await expect(page.getByText(t('login.problem.wrongCredentials'))).toBeVisible()

  const form = new RegisterPage(page, t)
  await form.open(path('/register'))
  await form.fill({ ...newcomer(), email: customer.email })
  await form.consent('all').check()
  await form.submit.click()
  // An unknown message without a code is shown to the shopper as it is.
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('register.problem.refused'))
  await expect(form.field('email')).toHaveValue(customer.email)
})

test('[CHK-13] a cart that was ordered elsewhere is ordered once, and this page says so', async ({ page, path, t, shop, context }) => {
  const email = `${randomUUID()}@example.com`
  const cartId = await shop.addToGuestCart(context, BOTTLE)
  await readyCart(cartId, { email, backendUrl: running.backendUrl })
  await page.goto(path('/checkout/payment'))
  await new CheckoutPage(page, t).choosePayment(/Przelew/)
  await orderAsGuest(cartId, { email, backendUrl: running.backendUrl })
  await new CheckoutPage(page, t).place()
  await expect(page.getByRole('main')).toContainText(t('checkout.empty.title'))
  expect(ordersOf(dataFolder, email)).toHaveLength(1)
})

test('an order above the stock is refused with its reason, and the cart is kept', async ({ page, path, t, shop, context }) => {
  const cartId = await shop.addToGuestCart(context, BOTTLE)
  await readyCart(cartId, { backendUrl: running.backendUrl })
  await page.goto(path('/checkout/payment'))
  await new CheckoutPage(page, t).choosePayment(/Przelew/)
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 5000 })
  database.exec('UPDATE stock SET quantity = 0')
  database.close()
  await new CheckoutPage(page, t).place()
  await expect(page).toHaveURL(path('/checkout/error'))
  await page.goto(path('/cart'))
  await expect(page.getByRole('main').getByRole('link', { name: /siklawa/i }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('cart.blocked.gone', { count: 1 }))
})
