import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { GetCustomerOperation } from '../storefront/src/graphql/generated/customer.ts'
import { acceptReview, findPendingReview } from './customer-reviews.ts'
import { badge, revokeToken } from './customer-page.ts'
import { fillAccount, PRODUCT_PATH, type EnteredTexts } from './full-account.ts'
import { launchOptions } from './launch-options.ts'
import { LoginPage } from './login-page.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { routeOperation } from './gateway-operations.ts'
import { expect, test } from './test.ts'

const textsWith = (mark: string): EnteredTexts =>
  ({ firstname: `F${mark}`, lastname: `L${mark}`, company: `C${mark}`, street: [`S${mark}`, `N${mark}`], city: `T${mark}`, telephone: `+48 ${mark}`, review: `R${mark}` })

const textOf = (page: Page): Promise<string> => page.locator('body').innerText()

test.describe('markup in every text that a customer can enter', () => {
  // Mails have the pictures of the backend.
  test.use({ knownHosts: [BACKEND_URL] })
  const MARKUP = '<img src=x onerror="window.ran=1">"><script>window.ran=1</script>{{111*111}}\u202E'

  // The mail's own frame at the desk allows no script, not even Playwright's.
  test.use({ expectedErrors: [/Blocked script execution in 'about:blank'/] })

  /** The markup is visible as text and was not parsed. */
  async function expectLiteral(page: Page, ...texts: readonly string[]): Promise<void> {
    for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first(), `${text} on ${page.url()}`).toBeVisible()
    const outcome = await page.evaluate(() => ({ ran: (window as { ran?: number }).ran, images: document.querySelectorAll('img[src="x"]').length }))
    expect(outcome, page.url()).toEqual({ ran: undefined, images: 0 })
    expect(await textOf(page), page.url()).not.toContain('12321')
  }

  /** The desk answers only its own machine, and this browser is a remote visitor. */
  async function showDesk(page: Page, path: string): Promise<void> {
    await page.goto('about:blank')
    await page.setContent(await (await fetch(BACKEND_URL + path)).text())
  }

  test('is shown as text on every page, in the mails and at the desk', async ({ page, context, shop }) => {
    test.slow()
    const entered = textsWith(`${MARKUP}${randomUUID().slice(0, 8)}`)
    const customer = await shop.createCustomer()
    const number = await fillAccount(shop, customer, entered)
    await shop.logIn(context, customer)
    // This shop rejects such a name, but another one may accept it.
    await routeOperation(page, GetCustomerOperation.name, async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      await route.fulfill({ response, json: { data: { customer: { ...data.customer, firstname: entered.firstname, lastname: entered.lastname } } } })
    })
    const address = [entered.firstname, entered.street[0]!, entered.city]
    await page.goto('/dashboard/account')
    await expectLiteral(page, entered.firstname)
    await page.goto('/dashboard/address-book')
    await expectLiteral(page, ...address, entered.company)
    await page.goto(`/dashboard/orders/${number}`)
    await expectLiteral(page, ...address)
    await page.goto('/dashboard/my-reviews')
    await expectLiteral(page, entered.review)
    await page.getByRole('link', { name: entered.review }).click()
    await expectLiteral(page, entered.review)
    await page.goto('/checkout')
    await expectLiteral(page, ...address)

    const summary = entered.review.slice(-8)
    await showDesk(page, (await findPendingReview(summary)).path)
    await expectLiteral(page, entered.review)
    await acceptReview(summary)
    await page.request.post('/api/revalidate', { headers: { authorization: 'Bearer hut-key-of-the-shop' }, data: { tags: ['products'] } })
    await expect.poll(async () => (await page.request.get(PRODUCT_PATH)).text()).toContain(summary)
    await page.goto(`${PRODUCT_PATH}#reviews`)
    await expectLiteral(page, entered.review)

    // Browsers keep this page, which has no host, from files of the local one.
    await page.route(new RegExp(`^${BACKEND_URL}/(?:media|payment/transfer-code)`), (route) => route.fulfill({ contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }))
    await showDesk(page, `/desk/outbox?to=${encodeURIComponent(customer.email)}`)
    const mail = (await page.getByRole('link', { name: number }).getAttribute('href'))!
    for (const part of [mail, `${mail}/html`]) {
      await showDesk(page, part)
      await expectLiteral(page, entered.street[0]!)
    }
    await showDesk(page, `/desk/orders?q=${number}`)
    await expectLiteral(page, number)
  })
})

test.describe('after the logout', () => {
  /** From now on the page records whether this text appears on it, even briefly. */
  const watchFor = (mark: string): void => {
    const look = () => {
      if (document.body?.textContent?.includes(mark)) sessionStorage.setItem('seen', location.href)
    }
    look()
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
  }

  /** Everything that other pages of this browser could read from its storage. */
  const storedTextOf = (page: Page): Promise<string> =>
    page.evaluate(async () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, await caches.keys(), await indexedDB.databases()]))

  test('no customer data is visible or stored, neither after Back nor for the next customer who logs in', async ({ page, shop, t }) => {
    test.slow()
    const mark = randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')
    const entered = textsWith(mark)
    const customer = await shop.createCustomer({ firstname: entered.firstname, lastname: entered.lastname, email: `${mark}@example.com` })
    const number = await fillAccount(shop, customer, entered)
    await page.goto('/login')
    await new LoginPage(page, t).logIn(customer)
    await expect(page.getByText(mark).first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: t('dashboard.menu.label'), exact: true })
    const sections = (await menu.getByRole('link').all()).length
    for (let section = 0; section < sections; section++) {
      await menu.getByRole('link').nth(section).click()
      await expect(menu.getByRole('link').nth(section)).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    }
    await page.getByRole('main').getByRole('link', { name: entered.review }).click()
    await expect(page.getByRole('article')).toContainText(mark)
    await page.goto(`/dashboard/orders/${number}`)
    await expect(page.getByText(entered.street[0]!).first()).toBeVisible()

    await menu.getByRole('button', { name: t('dashboard.menu.logout') }).click()
    await expect(page).toHaveURL('/')
    await expect(badge(page, t, 0)).toBeVisible()
    await page.evaluate(watchFor, mark)
    await page.addInitScript(watchFor, mark)
    expect(await storedTextOf(page)).not.toContain(mark)
    for (let back = 0; back < sections; back++) {
      await page.goBack()
      await expect(page).toHaveURL(/\/login/)
    }

    const other = await shop.createCustomer()
    await new LoginPage(page, t).logIn(other)
    await expect(menu).toBeVisible()
    for (let section = 0; section < sections; section++) {
      await menu.getByRole('link').nth(section).click()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    }
    await page.goto(`/dashboard/orders/${number}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.notFound.orders.title'))
    await page.goto('/checkout')
    expect(await storedTextOf(page), 'stored or visible customer data').not.toContain(mark)
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
  })

  test('a page that Back restores from the back/forward cache shows no customer data', async ({ playwright, shop, baseURL, t }) => {
    // Playwright disables the back/forward cache.
    const browser = await playwright.chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const context = await browser.newContext({ baseURL: baseURL! })
    const customer = await shop.createCustomer({ firstname: 'Wanda' })
    await shop.logIn(context, customer)
    const page = await context.newPage()
    await page.goto('/dashboard/account')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wanda')
    await page.evaluate(() => {
      // The page leaves for the login at once, so the tab remembers it.
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('restored', String(persisted)))
    })
    await page.goto('/robots.txt')
    await revokeToken(context)
    await context.clearCookies()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Wanda')).toHaveCount(0)
    await expect(page.getByRole('main').getByLabel(t('login.email'), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('true')
    await browser.close()
  })
})
