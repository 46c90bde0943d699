import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { GenerateCustomerTokenOperation, RevokeCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { GetCustomerOperation } from '../storefront/src/graphql/generated/customer.ts'
import { tokenOf } from './query-backend.ts'
import { TOKEN } from './customer-page.ts'
import { LoginPage } from './login-page.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

const EVIL = 'https://evil.example'
const CUSTOMER_QUERY = { operationName: GetCustomerOperation.name, variables: {}, query: GetCustomerOperation.query }
const LOGOUT = { operationName: RevokeCustomerTokenOperation.name, variables: {}, query: RevokeCustomerTokenOperation.query }

const tokensOf = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name === TOKEN)

/** The gateway's response to a request with these cookies. */
async function customerSeenBy(context: BrowserContext): Promise<string | undefined> {
  const response = await context.request.post(`${SHOP_URL}/api/graphql`, { headers: { origin: SHOP_URL }, data: CUSTOMER_QUERY })
  const { data } = (await response.json()) as { data?: { customer?: { email: string } | null } | null }
  return data?.customer?.email
}

/** A foreign site's page in the browser of a logged-in customer. */
async function openEvilPage(browser: Browser, fill: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext()
  await fill(context)
  await context.route(`${EVIL}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Win a jacket</h1>' }))
  const page = await context.newPage()
  await page.goto(`${EVIL}/`)
  return { context, page }
}

test.describe('a page of another site', () => {
  test('can neither read the visitor’s data nor act for them', async ({ browser, shop }) => {
    const customer = await shop.createCustomer()
    const { context, page } = await openEvilPage(browser, (victim) => shop.logIn(victim, customer))

    const attempts = await page.evaluate(
      async ({ url, body }) => {
        const attempt = (init: RequestInit) => fetch(url, { method: 'POST', credentials: 'include', body, ...init }).then((answer) => `read: ${answer.status}`, () => 'blocked')
        return Promise.all([
          attempt({ headers: { 'content-type': 'application/json' } }),
          attempt({ headers: { 'content-type': 'text/plain' } }),
          attempt({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
        ])
      },
      { url: `${SHOP_URL}/api/graphql`, body: JSON.stringify(LOGOUT) },
    )
    expect(attempts.slice(0, 2)).toEqual(['blocked', 'blocked'])

    await page.evaluate(
      ({ url, body }) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', enctype: 'text/plain', action: url })
        // A text/plain form sends name=value: here, the whole operation as JSON.
        const [name, value] = [`${body.slice(0, -1)},"x":"`, '"}']
        form.append(Object.assign(document.createElement('input'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      { url: `${SHOP_URL}/api/graphql`, body: JSON.stringify(LOGOUT) },
    )
    await page.waitForURL(`${SHOP_URL}/api/graphql`)
    await expect(page.locator('body')).toContainText('not allowed')
    expect(await customerSeenBy(context), 'still logged in').toBe(customer.email)
    await context.close()
  })
})

test.describe('a token', () => {
  test('[AUTH-04] in its cookie cannot be read, changed or removed by a script', async ({ page, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    const [before] = await tokensOf(context)
    await page.goto('/')
    await page.evaluate((name) => {
      document.cookie = `${name}=made-up; Path=/`
      document.cookie = `${name}=; Path=/; Max-Age=0`
    }, TOKEN)
    expect(await page.evaluate(() => document.cookie)).not.toContain(TOKEN)
    expect((await tokensOf(context)).map(({ value }) => value)).toEqual([before!.value])
    expect(await customerSeenBy(context)).toBe(customer.email)
  })

  test('[AUTH-14] that a script has set and the shop does not know logs no one in and is removed', async ({ page, context, t }) => {
    await page.goto('/')
    await page.evaluate((name) => {
      document.cookie = `${name}=made-up; Path=/`
    }, TOKEN)
    await page.goto('/siklawa-bottle')
    await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
    await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    expect(await tokensOf(context)).toEqual([])
  })

  test('[AUTH-14] that an attacker has set beside the real one invalidates both', async ({ context, shop }) => {
    const [victim, attacker] = [await shop.createCustomer(), await shop.createCustomer()]
    await shop.logIn(context, victim)
    await context.addCookies([{ name: TOKEN, value: await tokenOf(attacker), domain: 'localhost', path: '/api' }])
    expect(await tokensOf(context)).toHaveLength(2)
    expect(await customerSeenBy(context)).toBeUndefined()
    expect(await tokensOf(context)).toEqual([])
  })

  test('from before a login is replaced by it', async ({ page, context, shop, t }) => {
    const [victim, attacker] = [await shop.createCustomer(), await shop.createCustomer()]
    const planted = await tokenOf(attacker)
    await context.addCookies([{ name: TOKEN, value: planted, url: SHOP_URL }])
    await page.goto('/login')
    await new LoginPage(page, t).logIn(victim)
    await expect(page).toHaveURL('/dashboard/account')
    expect((await tokensOf(context)).map(({ value, httpOnly }) => ({ isPlanted: value === planted, httpOnly }))).toEqual([{ isPlanted: false, httpOnly: true }])
    expect(await customerSeenBy(context)).toBe(victim.email)
  })

  test('[AUTH-05] that was revoked is useless to anyone who copied it', async ({ page, context, browser, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    const cookies = await context.cookies()
    await page.goto('/dashboard/account')
    await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
    await expect(page).toHaveURL('/')

    const thief = await browser.newContext()
    await thief.addCookies(cookies)
    expect(await customerSeenBy(thief)).toBeUndefined()
    await thief.close()
  })
})

test('[ROUTE-25] a login with a return URL on another site leads to the account instead', async ({ page, shop, t }) => {
  const customer = await shop.createCustomer()
  await page.goto('/login?redirect=/%09/evil.example')
  await new LoginPage(page, t).logIn(customer)
  await expect(page).toHaveURL(`${SHOP_URL}/dashboard/account`)
})

inBothLanguages(() => {
  test.describe('too many attempts', () => {
    test.use({ expectedErrors: [/429|The login failed|could not be/] })

    test('at a password are throttled, with and without an account, and even for the right password', async ({ page, path, t, shop }) => {
      const customer = await shop.createCustomer()
      for (const email of [customer.email, `${randomUUID()}@example.com`]) {
        await page.goto(path('/login'))
        const login = new LoginPage(page, t)
        const notice = page.getByRole('main').getByRole('alert')
        for (let failures = 0; failures < 5; failures++) {
          const answered = page.waitForResponse((response) => response.url().endsWith('/api/graphql') && (response.request().postData()?.includes(GenerateCustomerTokenOperation.name) ?? false))
          await login.logIn({ email, password: `Wrong-${failures}` })
          await answered
          await expect(notice).toContainText(t('login.problem.wrongCredentials'))
        }
        await login.logIn({ email, password: customer.password })
        await expect(notice).toContainText(t('login.problem.tooMany'))
        await expect(notice).toContainText(/1[45] min/)
      }
    })

    test('at requesting reset links are throttled, too', async ({ page, path, t }) => {
      const email = `${randomUUID()}@example.com`
      await page.goto(path('/forgot-password'))
      for (let requests = 0; requests < 6; requests++) {
        await page.getByRole('main').getByLabel(t('login.email'), { exact: true }).fill(email)
        const answered = page.waitForResponse('**/api/graphql')
        await page.getByRole('button', { name: t('login.forgotPassword.submit') }).click()
        await answered
      }
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('login.problem.tooMany'))
    })
  })
})
