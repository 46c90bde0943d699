import type { BrowserContext, Page } from '@playwright/test'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { lines } from './cart-page.ts'
import { openAs, revokeTokenDuring, TOKEN } from './customer-page.ts'
import { LoginPage } from './login-page.ts'
import { orderAsGuest } from './order-as-guest.ts'
import type { Customer, ShopApi } from './shop-api.ts'
import { expect, inBothLanguages, test } from './test.ts'
import type { Translator } from './translator.ts'

const BOTTLE = 'Siklawa Bottle'
const { email: _, ...ADDRESS } = SHOPPER

test.use({ expectedErrors: [/The payment method could not be set|The order was refused|The cart of the visitor who logged in could not be found|could not be (changed|saved)|^Could not set promo code/] })

/** A customer at the payment step, with a method chosen. */
async function goToPayment(page: Page, context: BrowserContext, shop: ShopApi, t: Translator): Promise<{ readonly customer: Customer; readonly checkout: CheckoutPage }> {
  const customer = await shop.createCustomer()
  await shop.addToCustomerCart(customer, 'siklawa-bottle')
  await shop.logIn(context, customer)
  await page.goto('/siklawa-bottle')
  await page.goto('/checkout')
  const checkout = new CheckoutPage(page, t)
  await checkout.fillAddress(ADDRESS)
  await page.getByRole('button', { name: t('checkout.address.continue') }).click()
  await checkout.chooseDelivery(/18[.,]99/)
  await checkout.choosePayment(/bank transfer/i)
  return { customer, checkout }
}

/** The beginning of a quoted refusal. */
const quoted = (t: Translator) => t('toast-messages.cart.problem.other', { text: '' }).split(/[“„]/)[0]!

const notice = (page: Page, t: Translator) => page.getByRole('main').getByText(t('toast-messages.auth.overCart'))
const logInLink = (page: Page, t: Translator) => page.getByRole('main').getByRole('link', { name: t('toast-messages.auth.continue') })
const method = (page: Page) => page.getByRole('radio', { name: /bank transfer/i })

test.describe('[AUTH-14] a session that ends during payment', () => {
  for (const [how, end] of [
    ['by a refused token', (page: Page) => revokeTokenDuring(page, 'SetPaymentMethodOnCart')],
    ['by a token that is gone', (page: Page) => page.context().clearCookies({ name: TOKEN })],
  ] as const) {
    test(`${how}: the step stays with what was chosen, and goes on after the login`, { tag: '@also-phone' }, async ({ page, context, shop, t }) => {
      const { customer, checkout } = await goToPayment(page, context, shop, t)
      const nothing = page.getByText(t('checkout.empty.title'))
      let wasEmpty = false
      await page.exposeFunction('sawEmpty', () => (wasEmpty = true))
      await page.evaluate((title) => {
        new MutationObserver(() => {
          if (document.querySelector('main')?.textContent?.includes(title)) (window as unknown as { sawEmpty: () => void }).sawEmpty()
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }, t('checkout.empty.title'))
      await end(page)
      await checkout.place()

      await expect(notice(page, t)).toBeVisible()
      await expect(page.getByRole('main').getByText(t('toast-messages.auth.over'), { exact: true })).toBeInViewport()
      await expect(method(page)).toBeChecked()
      await expect(page.getByRole('main')).toContainText(ADDRESS.city)
      await expect(page.getByRole('button', { name: t('checkout.payment.place') })).toBeHidden()
      expect(wasEmpty).toBe(false)

      await logInLink(page, t).click()
      await expect(page.getByText(t('login.sessionOver.help'))).toBeVisible()
      await new LoginPage(page, t).logIn(customer)
      await expect(page).toHaveURL('/checkout/payment')
      await expect(method(page)).toBeChecked()
      await expect(page.getByRole('main')).toContainText(BOTTLE)
      await expect(nothing).toBeHidden()
    })
  }

  test('by a token that is gone: a reload says the same, and nothing of the customer is left to see', async ({ page, context, shop, t }) => {
    await goToPayment(page, context, shop, t)
    await context.clearCookies({ name: /Token|Session/ })
    await page.goto('/checkout')
    await expect(notice(page, t)).toBeVisible()
    await expect(logInLink(page, t)).toBeVisible()
    await expect(page.getByText(t('checkout.empty.title'))).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull()
  })

  test('another customer who logs in gets their own cart and nothing of the first', async ({ page, context, shop, t }) => {
    const { checkout } = await goToPayment(page, context, shop, t)
    const other = await shop.createCustomer({ firstname: 'Ola' })
    await shop.addToCustomerCart(other, 'giewont-grid-fleece')
    await revokeTokenDuring(page, 'SetPaymentMethodOnCart')
    await checkout.place()
    await logInLink(page, t).click()
    await new LoginPage(page, t).logIn(other)
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByRole('main')).toContainText('Giewont')
    await expect(page.getByRole('main')).not.toContainText(BOTTLE)
    await expect(page.getByRole('main').getByLabel(t('customerAddressForm.street'), { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))).not.toMatch(/Kościeliska|siklawa/i)
  })
})

test('[AUTH-14] a session that ends on the cart page: the cart stays on screen, and is there again after the login with the coupon that was typed', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await shop.addToCustomerCart(customer, 'siklawa-bottle')
  await shop.logIn(context, customer)
  await page.goto('/cart')
  await expect(lines(page).getByText(BOTTLE)).toBeVisible()
  const coupon = page.getByLabel(t('cart.coupon.label'))
  await coupon.fill('SZLAK10')
  await context.clearCookies({ name: /Token|Session/ })
  await expect(notice(page, t)).toBeVisible()
  await expect(page.getByRole('main').getByText(BOTTLE).first()).toBeVisible()
  await page.reload()
  await expect(notice(page, t)).toBeVisible()
  await logInLink(page, t).click()
  await new LoginPage(page, t).logIn(customer)
  await expect(page).toHaveURL('/cart')
  await expect(lines(page).getByText(BOTTLE)).toBeVisible()
  await expect(notice(page, t)).toBeHidden()
  await expect(coupon, 'the code that was typed').toHaveValue('SZLAK10')
})

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  for (const [form, operation] of [
    ['a coupon', 'ApplyCouponToCart'],
    ['a gift message', 'SetGiftMessageOnCart'],
    ['a quantity', 'UpdateCartItems'],
  ] as const) {
    test(`[AUTH-14] a token that is refused to ${form} of the cart: the notice alone says so`, { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      await shop.addToCustomerCart(customer, bottle)
      await shop.logIn(context, customer)
      await page.goto(path('/cart'))
      const coupon = page.getByLabel(t('cart.coupon.label'))
      await expect(coupon).toBeVisible()
      await page.getByRole('complementary').getByRole('button', { name: t('cart.gift.addToOrder') }).click()
      const message = page.getByRole('textbox', { name: t('giftMessage.message'), exact: true })
      await message.fill('Sto lat!')
      await revokeTokenDuring(page, operation)
      if (form === 'a coupon') {
        await coupon.fill('WIATR10')
        await coupon.press('Enter')
      } else if (form === 'a gift message') await page.getByRole('button', { name: t('giftMessage.save') }).click()
      else await lines(page).getByRole('textbox').first().press('ArrowUp')
      await expect(notice(page, t)).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect(page.locator('body')).not.toContainText(quoted(t))
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })
  }
})

test('[CART-06] [AUTH-14] a cart that was ordered on another device is told once, without the shop’s words', async ({ page, context, shop, t }) => {
  const cartId = await shop.addToGuestCart(context, 'siklawa-bottle')
  await page.goto('/cart')
  const more = lines(page).getByRole('button', { name: t('cart.line.more', { name: BOTTLE }) })
  await expect(more).toBeVisible()
  await orderAsGuest(cartId)
  await more.press('Enter')
  await expect(page.getByText(t('toast-messages.cart.lost'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('cart.empty.title'))
  await expect(page.getByRole('alert').filter({ hasText: BOTTLE })).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(quoted(t))
})

test('[AUTH-14] a session that ends in a form of the account: the login names it, and the form has what was typed', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  await openAs(page, '/dashboard/account', customer)
  const firstName = page.getByRole('main').getByLabel(t('register.firstName'), { exact: true })
  await firstName.fill('Jadwiga')
  await context.clearCookies({ name: /Token|Session/ })
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText(t('login.sessionOver.help'))).toBeVisible()
  await new LoginPage(page, t).logIn(customer)
  await expect(firstName).toHaveValue('Jadwiga')
  await expect(page.getByText(t('dashboardAccount.resumed'))).toBeVisible()
})

test('[AUTH-14] five minutes before the session ends, a notice says so', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  await page.clock.install()
  await openAs(page, '/dashboard/account', customer)
  // The session is timed from when the browser first knows it.
  await page.waitForFunction(() => localStorage.getItem('session') !== null)
  await page.clock.fastForward('54:00')
  await expect(page.getByText(t('toast-messages.auth.soonOver'))).toBeHidden()
  await page.clock.fastForward('01:00')
  await expect(page.getByText(t('toast-messages.auth.soonOver'))).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[ROUTE-13] the account says that it needs them, with a link to the login', async ({ context, t }) => {
    const page = await context.newPage()
    await page.goto('/dashboard/account', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/login')
    await expect(page.getByText(t('dashboard.loading'))).toBeHidden()
  })
})

test('[AUTH-05] a logout leaves nothing of the customer on the device', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  await page.goto('/siklawa-bottle')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).not.toBeNull()
  await openAs(page, '/dashboard/account', customer)
  await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})
