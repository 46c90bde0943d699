import { badge, CART, cookie, openAs, productLink, revokeTokenDuring, SESSION, TOKEN } from './customer-page.ts'
import { LoginPage } from './login-page.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, test } from './test.ts'

/** In the tab: the last cookie listener is notified first, and the others each in a separate task. */
const hearLastListenerFirst = (): void => {
  const listeners: EventListener[] = []
  const listen = cookieStore.addEventListener.bind(cookieStore)
  const tellAll = (event: Event): void => listeners.toReversed().forEach((listener, place) => setTimeout(listener, place, event))
  cookieStore.addEventListener = (_: string, listener: EventListener) => {
    if (listeners.push(listener) === 1) listen('change', tellAll)
  }
}

/** In the tab: delays cookie events until the cookies have this value, and then delivers all. */
const busyUntilCookie = (value: string): void => {
  const end = Date.now() + 5000
  while (!document.cookie.includes(value) && Date.now() < end);
}

test.describe('in two tabs', () => {
  test('[AUTH-06] a login in one logs in the other', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const other = await context.newPage()
    await other.goto('/login?redirect=%2Fcart')
    await expect(new LoginPage(other, t).email).toBeVisible()
    await page.goto('/login')
    await new LoginPage(page, t).logIn(customer)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.firstname)
    await expect(other).toHaveURL('/cart')
  })

  test('[AUTH-05] a logout in one clears the other and takes it to the login', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    const other = await context.newPage()
    await openAs(other, '/dashboard/account', customer)
    await openAs(page, '/dashboard/account', customer)
    await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
    await expect(page).toHaveURL('/')
    await expect(other).toHaveURL(/\/login\?/)
    await expect(other.getByText(customer.firstname)).toBeHidden()
  })

  test('[AUTH-06] after another customer’s login the previous one is no longer shown', async ({ page, context, shop }) => {
    const [hania, ola] = [await shop.createCustomer({ firstname: 'Hania' }), await shop.createCustomer({ firstname: 'Ola' })]
    await shop.logIn(context, hania)
    await openAs(page, '/dashboard/account', hania)
    await shop.logIn(context, ola)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ola')
  })

  test('[AUTH-05] what the guest starts before the tabs have cleared the customer’s data is kept', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, 'giewont-grid-fleece')
    await shop.logIn(context, customer)
    const other = await context.newPage()
    await other.addInitScript(hearLastListenerFirst)
    await openAs(other, '/dashboard/account', customer)
    await openAs(page, '/dashboard/account', customer)
    await expect(badge(page, t, 1)).toBeVisible()
    const guestsCart = await shop.createCart()
    await page.route('**/api/graphql', async (route) => {
      const isLogout = route.request().postData()?.includes('RevokeCustomerToken')
      const response = isLogout ? await route.fetch() : undefined
      if (!response) return route.fallback()
      await context.addCookies([{ name: CART, value: guestsCart, url: SHOP_URL }])
      return route.fulfill({ response })
    })
    const heardAtOnce = other.evaluate(busyUntilCookie, guestsCart)
    await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
    await heardAtOnce
    await expect(page).toHaveURL('/')
    await expect(other).toHaveURL(/\/login\?/)
    expect((await cookie(context, CART))?.value).toBe(guestsCart)
  })
})

test.describe('a session that is over', () => {
  test('[AUTH-14] by expiry: the dashboard leads to the login and back', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await openAs(page, '/dashboard/account', customer)
    const soon = Date.now() / 1000 + 2
    await context.addCookies([await cookie(context, TOKEN), await cookie(context, SESSION)].map((saved) => ({ ...saved!, expires: soon })))
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard%2Faccount', { timeout: 15_000 })
    await expect(page.getByText(t('toast-messages.auth.overHelp'))).toBeVisible()
    await expect(page.getByText(t('login.sessionOver.help'))).toBeVisible()
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL('/dashboard/account')
  })

  test("[AUTH-14] before the page was opened: the customer's cart is released, and the page explains where it is", async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const cartId = await shop.addToCustomerCart(customer, 'siklawa-bottle')
    await context.addCookies([{ name: CART, value: cartId, url: SHOP_URL }])
    await page.goto('/')
    await expect(page.getByText(t('toast-messages.cart.inAccount'))).toBeVisible()
    await expect(badge(page, t, 0)).toBeVisible()
    expect((await cookie(context, CART))?.value).not.toBe(cartId)
  })

  test('[AUTH-14] while the customer adds to the cart: the product goes into a new guest cart', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, 'giewont-grid-fleece')
    await shop.logIn(context, customer)
    await page.goto('/siklawa-bottle')
    await expect(badge(page, t, 1)).toBeVisible()
    await revokeTokenDuring(page, 'AddProductsToCart')
    await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
    await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    await expect(badge(page, t, 1)).toBeVisible()
    await page.goto('/cart')
    await expect(productLink(page, /siklawa/i)).toBeVisible()
  })
})
