import type { Page } from '@playwright/test'
import { RevokeCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { openFooter } from './open-footer.ts'
import { expect, inBothLanguages, test } from './test.ts'
import type { Translator } from './translator.ts'

const ENTRIES = {
  en: ['My Account', 'My Orders', 'Address Book', 'Newsletter', 'My Consents', 'Wishlist', 'My Product Reviews', 'Logout'],
  pl: ['Moje konto', 'Moje zamówienia', 'Książka adresowa', 'Newsletter', 'Moje zgody', 'Lista życzeń', 'Moje opinie', 'Wyloguj'],
}
const SECTIONS = ['account', 'orders', 'address-book', 'newsletter', 'consents', 'wishlist', 'my-reviews']
const DETAILS = { '/dashboard/orders/000000001': 'orders', '/dashboard/my-reviews/42': 'my-reviews' }

const accountMenu = (page: Page, t: Translator) => page.getByRole('navigation', { name: t('dashboard.menu.label'), exact: true })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Delays the response with the customer's data until the test releases it. */
async function holdCustomer(page: Page): Promise<{ requested: Promise<void>; release: () => void }> {
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/graphql', async (route) => {
    if (route.request().postData()?.includes('getCustomer')) {
      requested.resolve()
      await released.promise
    }
    await route.fallback()
  })
  return { requested: requested.promise, release: released.resolve }
}

inBothLanguages((language) => {
  test.describe('the account in the header', () => {
    test('[SHELL-05] leads guests to the login and customers to the dashboard', async ({ page, path, context, shop, t }) => {
      const account = (key: string) => page.getByRole('banner').getByRole('link', { name: t(`header.account.${key}`), exact: true })
      await page.goto(path('/'))
      await expect(account('login')).toHaveAttribute('href', path('/login'))
      await expect(account('dashboard')).toHaveCount(0)

      const customer = await shop.createCustomer()
      await shop.logIn(context, customer)
      await page.goto(path('/'))
      await expect(account('dashboard')).toHaveAttribute('href', path('/dashboard/account'))
      await expect(account('login')).toHaveCount(0)
      await account('dashboard').click()
      await expect(page).toHaveURL(path('/dashboard/account'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.firstname)
    })

    test('[SHELL-13] is a guest’s while the customer’s data loads, leads to the dashboard anyway, and is then the customer’s', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      await shop.logIn(context, customer)
      const { requested, release } = await holdCustomer(page)
      await page.goto(path('/'))
      await requested
      const account = page.getByRole('banner').getByRole('link', { name: t('header.account.login'), exact: true })
      await expect(account).toHaveAttribute('href', path('/login'))
      await account.click()
      await expect(page).toHaveURL(path('/dashboard/account'))
      await expect(page.getByRole('main')).toContainText(t('dashboard.loading'))
      release()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.firstname)
      await expect(page).toHaveURL(path('/dashboard/account'))
      await expect(page.getByRole('banner').getByRole('link', { name: t('header.account.dashboard'), exact: true })).toHaveAttribute('href', path('/dashboard/account'))
    })
  })

  test('[SHELL-05] [SHELL-10] the phone’s menu leads to the login or to the account, and closes', { tag: '@phone-only' }, async ({ page, path, context, shop, t }) => {
    const menu = page.getByRole('dialog', { name: t('header.menu.title') })
    const account = (key: string) => menu.getByRole('link', { name: t(`header.account.${key}`), exact: true })
    await page.goto(path('/'))
    await page.getByRole('button', { name: t('header.menu.open') }).click()
    await expect(account('dashboard')).toHaveCount(0)
    await expect.poll(async () => (await account('login').boundingBox())?.x, 'slid in').toBeGreaterThan(0)
    const strip = (await account('login').boundingBox())!
    expect(strip.width, 'an icon and words').toBeGreaterThan(100)
    expect(strip.y, 'at the bottom').toBeGreaterThan(page.viewportSize()!.height - 80)
    await account('login').click()
    await expect(page).toHaveURL(path('/login'))
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: t('header.menu.open') }).click()
    await account('login').click()
    await expect(menu, 'on the page that it leads to').toBeHidden()

    await shop.logIn(context, await shop.createCustomer())
    await page.goto(path('/cart'))
    await page.getByRole('button', { name: t('header.menu.open') }).click()
    await account('dashboard').click()
    await expect(page).toHaveURL(path('/dashboard/account'))
    await expect(menu).toBeHidden()
  })

  test('[SHELL-15] the account menu has its entries in order, with the current one marked, and Logout', { tag: '@phone' }, async ({ page, path, context, shop, t }) => {
    await shop.logIn(context, await shop.createCustomer())
    await page.goto(path('/dashboard'))
    await expect(page).toHaveURL(path('/dashboard/account'))
    const menu = accountMenu(page, t)
    // A shop may have others.
    const promised = async () => (await menu.getByRole('listitem').allTextContents()).map((entry) => entry.trim()).filter((entry) => ENTRIES[language].includes(entry))
    await expect.poll(promised).toEqual(ENTRIES[language])

    for (const section of SECTIONS.toReversed()) {
      await menu.getByRole('link', { name: t(`dashboard.sections.${section}`), exact: true }).click()
      await expect(page).toHaveURL(path(`/dashboard/${section}`))
      await expect(menu.locator('[aria-current=page]')).toHaveText(t(`dashboard.sections.${section}`))
      await expect(menu.locator('[aria-current=page]')).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${t(`dashboard.sections.${section}`)} – `))
    }
    for (const [detail, section] of Object.entries(DETAILS)) {
      await page.goto(path(detail))
      await expect(menu.locator('[aria-current=page]')).toHaveText(t(`dashboard.sections.${section}`))
      await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
    }
    expect(await widthOf(page)).toBe(0)
  })

  test('[SHELL-15] a customer who navigates before an empty list has loaded reaches the next page', { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
    await shop.logIn(context, await shop.createCustomer())
    const [list, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await routeOperation(page, 'WishlistPageWithAttributes', async (route) => {
      await list.promise
      await route.continue()
    })
    await page.goto(path('/dashboard/wishlist'))
    await expect(page.getByRole('heading', { level: 1, name: t('dashboard.sections.wishlist') })).toBeVisible()
    await page.route('**/dashboard/orders?_rsc=*', async (route) => {
      await next.promise
      await route.continue()
    })
    await accountMenu(page, t).getByRole('link', { name: t('dashboard.sections.orders'), exact: true }).click()
    list.resolve()
    await expect(page.getByText(t('dashboardWishlist.empty.help'))).toBeVisible()
    next.resolve()
    await expect(page).toHaveURL(path('/dashboard/orders'))
  })

  test('[AUTH-05] [SHELL-15] Logout leads home, as a guest', async ({ page, path, context, shop, t }) => {
    await shop.logIn(context, await shop.createCustomer())
    await page.goto(path('/dashboard/wishlist'))
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeVisible()
    await accountMenu(page, t).getByRole('button', { name: t('dashboard.menu.logout') }).dblclick()
    await expect(page).toHaveURL(path('/'))
    await expect(page.getByRole('banner').getByRole('link', { name: t('header.account.login'), exact: true })).toHaveAttribute('href', path('/login'))
  })

  test.describe('a logout that fails', () => {
    test.use({ expectedErrors: [/The logout failed|status of 502/] })

    test('[AUTH-05] [SHELL-15] shows an error, and the customer stays logged in', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      await shop.logIn(context, customer)
      await page.goto(path('/dashboard/account'))
      await failOperation(page, RevokeCustomerTokenOperation.name)
      await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
      await expect(page.getByText(t('toast-messages.account.logoutFailed'))).toBeVisible()
      await expect(page).toHaveURL(path('/dashboard/account'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.firstname)
    })
  })

  test('[ROUTE-25] a guest who opens a dashboard page is redirected to the login and back after it', async ({ page, path, shop, t }) => {
    const target = path('/dashboard/orders/000000001?from=mail')
    await page.goto(target)
    await expect(page).toHaveURL(`${path('/login')}?redirect=${encodeURIComponent(target)}`)
    await new LoginPage(page, t).logIn(await shop.createCustomer())
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.notFound.orders.title'))
  })

  test('the dashboard’s root redirects to its first page', async ({ request, path }) => {
    const response = await request.get(path('/dashboard'), { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([307, path('/dashboard/account')])
  })

  test('[ROUTE-25] every dashboard page redirects a guest to the login', async ({ page, path, t }) => {
    for (const target of ['/dashboard', ...SECTIONS.map((section) => `/dashboard/${section}`), ...Object.keys(DETAILS)]) {
      await page.goto(path(target))
      const landing = target === '/dashboard' ? '/dashboard/account' : target
      await expect(page, target).toHaveURL(`${path('/login')}?redirect=${encodeURIComponent(path(landing))}`)
    }
    const orders = (await openFooter(page)).getByRole('link', { name: t('common.footer.myOrders') })
    await orders.click()
    await expect(page, 'a guest who is already known').toHaveURL(`${path('/login')}?redirect=${encodeURIComponent(path('/dashboard/orders'))}`)
  })

  test.describe('a page of the dashboard that does not exist', () => {
    test.use({ expectedErrors: [/404 \(Not Found\)/] })

    test('[ROUTE-24] [ROUTE-25] [ERR-02] is hidden from guests and not found by customers', { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
      await page.goto(path('/dashboard/no-such-page'))
      await expect(page).toHaveURL(new RegExp(`^[^?]*${path('/login')}\\?`))
      await shop.logIn(context, await shop.createCustomer())
      // The first page has noticed the login and is navigating.
      const another = await context.newPage()
      expect((await another.goto(path('/dashboard/no-such-page')))?.status()).toBe(404)
      await expect(another.getByRole('heading', { level: 1 })).toHaveText(t('errorPage.notFound'))
      await expect(another.getByRole('main')).toContainText(t('errorPage.notFoundHelp'))
    })
  })
})

for (const firstname of ['Wilhelmina'.repeat(5), 'مريم بنت عبد الله']) {
  test(`the greeting causes no layout shift with the name ${firstname}`, { tag: '@also-phone' }, async ({ page, context, shop }) => {
    await shop.logIn(context, await shop.createCustomer({ firstname }))
    await page.goto('/dashboard/account')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(firstname)
    expect(await widthOf(page)).toBe(0)
  })
}

test('dashboard pages are excluded from search engines, and their HTML has no customer data', async ({ request, t }) => {
  for (const target of [...SECTIONS.map((section) => `/dashboard/${section}`), ...Object.keys(DETAILS)]) {
    const html = await (await request.get(target)).text()
    expect(html, target).toMatch(/<meta name="robots" content="noindex/)
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), target).not.toContain(t('dashboard.menu.logout'))
  }
})
