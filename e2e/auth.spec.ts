import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { GenerateCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { RequestPasswordResetEmailOperation } from '../storefront/src/graphql/generated/password.ts'
import { TOKEN } from './customer-page.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { resetLinkOf } from './outbox.ts'
import { expect, inBothLanguages, test } from './test.ts'
import type { Translator } from './translator.ts'

const NEXT = 'Swistak-2027!'

/** Requests a reset link by mail. */
async function askForLink(page: Page, t: Translator, email: string): Promise<void> {
  const submit = page.getByRole('button', { name: t('login.forgotPassword.submit') })
  await expect(submit).toBeEnabled()
  await page.getByRole('main').getByLabel(t('login.email'), { exact: true }).fill(email)
  await submit.click()
}

async function setPassword(page: Page, t: Translator, password: string): Promise<void> {
  const submit = page.getByRole('button', { name: t('login.createPassword.submit') })
  await expect(submit).toBeEnabled()
  await page.getByLabel(t('login.createPassword.newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('register.passwordConfirmation'), { exact: true }).fill(password)
  await submit.click()
}

inBothLanguages((language) => {
  test('[ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-12] the screens are in this language and excluded from search engines', { tag: '@polish' }, async ({ request, path, t }) => {
    const screens = [
      ['/login', t('login.title'), t('login.forgot')],
      ['/register', t('register.title'), t('register.submit')],
      ['/forgot-password', t('login.forgotPassword.title'), t('login.forgotPassword.submit')],
      ['/customer/account/createPassword', t('login.createPassword.title'), t('login.createPassword.loading')],
    ] as const
    for (const [screen, title, text] of screens) {
      const response = await request.get(path(screen))
      expect(response.status(), screen).toBe(200)
      const html = await response.text()
      expect(html, screen).toContain(`<html lang="${language}"`)
      expect(html, screen).toMatch(new RegExp(`<h1[^>]*>${title.replace('?', '\\?')}`))
      expect(html, screen).toContain(`<title>${title}`)
      expect(html, screen).toContain(`>${text}<`)
      expect(html, screen).toContain('<meta name="robots" content="noindex')
    }
  })

  test('[AUTH-09] a field is validated on blur, and its error disappears once the value is valid', { tag: '@also-phone' }, async ({ page, path, t }) => {
    const login = new LoginPage(page, t)
    await login.open(path('/login'))
    await login.email.fill('hania@')
    await login.password.focus()
    await expect(login.email).toHaveAccessibleDescription(t('login.error.emailWrong'))
    await login.submit.click()
    await expect(login.password).toHaveAccessibleDescription(t('login.error.required'))
    await expect(login.email).toBeFocused()
    await login.email.fill('hania@example.com')
    await expect(login.email).not.toHaveAttribute('aria-invalid')
  })

  test.describe('a wrong password', () => {
    test.use({ expectedErrors: [/Customer token is missing/] })

    test('[AUTH-02] does not reveal whether the account exists, and the form keeps its values; an answer without a token is an error, too', async ({ page, path, t, shop, context }) => {
      const { email } = await shop.createCustomer()
      const texts: (string | null)[] = []
      for (const tried of [email, `${randomUUID()}@example.com`]) {
        const login = new LoginPage(page, t)
        await login.open(path('/login'))
        await login.logIn({ email: tried, password: 'Wrong-1894' })
        const notice = page.getByRole('main').getByRole('alert')
        await expect(notice).toContainText(t('login.problem.wrongCredentials'))
        texts.push(await notice.textContent())
        await expect(login.email).toHaveValue(tried)
        await expect(login.password).toHaveValue('Wrong-1894')
      }
      expect(new Set(texts).size).toBe(1)

      await routeOperation(page, GenerateCustomerTokenOperation.name, (route) => route.fulfill({ json: { data: { generateCustomerToken: { token: null } } } }))
      const logged = page.waitForEvent('console', (message) => message.text().includes('Customer token is missing'))
      await new LoginPage(page, t).submit.click()
      await logged
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('login.problem.incomplete'))
      await expect(page).toHaveURL(path('/login'))
      expect((await context.cookies()).map(({ name }) => name)).not.toContain(TOKEN)
    })

    test('is reported in view, below the sticky header', { tag: '@phone-only' }, async ({ page, path, t }) => {
      const login = new LoginPage(page, t)
      await login.open(path('/login'))
      await login.email.fill(`${randomUUID()}@example.com`)
      await login.password.fill('Wrong-1894')
      await login.submit.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 200))
      await login.submit.click()
      const notice = page.getByRole('main').getByRole('alert')
      await expect(notice).toBeInViewport({ ratio: 1 })
      const header = await page.getByRole('banner').boundingBox()
      await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThanOrEqual(header!.y + header!.height)
    })
  })

  test('[AUTH-12] [AUTH-13] a forgotten password: the mailed link sets a new one, once', { tag: '@polish' }, async ({ page, path, t, shop }) => {
    const customer = await shop.createCustomer()
    await new LoginPage(page, t).open(path('/login'))
    await page.getByRole('link', { name: t('login.forgot') }).click()
    await expect(page).toHaveURL(path('/forgot-password'))
    await askForLink(page, t, customer.email)
    await expect(page.getByText(t('login.forgotPassword.sentHelp'))).toBeVisible()

    const link = await resetLinkOf(customer.email)
    expect(link.pathname).toBe(path('/customer/account/createPassword'))
    await page.goto(link.href)
    await expect(page.getByLabel(t('login.createPassword.account'))).toHaveValue(customer.email)
    await expect(page.getByLabel(t('login.createPassword.account'))).toHaveAttribute('readonly')
    await setPassword(page, t, NEXT)
    await expect(page).toHaveURL(path('/login'))
    await expect(page.getByRole('main').getByRole('status')).toContainText(t('login.passwordChanged.title'))
    const login = new LoginPage(page, t)
    await expect(login.email).toHaveValue(customer.email)
    await login.password.fill(NEXT)
    await login.submit.click()
    await expect(page).toHaveURL(path('/dashboard/account'))

    await page.goto(link.href)
    await setPassword(page, t, 'Another-2028!')
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText(t('login.createPassword.notAuthorized'))
    await expect(notice.getByRole('link', { name: t('login.createPassword.newLink') })).toHaveAttribute('href', path('/forgot-password'))
  })

  test('[AUTH-12] a reset request does not reveal whether an account exists', async ({ page, path, t, shop }) => {
    const { email } = await shop.createCustomer()
    const notices: (string | null)[] = []
    for (const requestedEmail of [email, `${randomUUID()}@example.com`]) {
      await page.goto(path('/forgot-password'))
      await askForLink(page, t, requestedEmail)
      const notice = page.getByRole('main').getByRole('status')
      await expect(notice).toContainText(t('login.forgotPassword.sent'))
      notices.push(await notice.textContent())
    }
    expect(new Set(notices).size).toBe(1)
    expect(notices[0]).toContain(t('login.forgotPassword.sentHelp'))
  })

  test('[AUTH-13] a link without a token, with another customer’s token or with an invented one is not authorized', async ({ page, path, t, shop }) => {
    const [hania, ola] = [await shop.createCustomer(), await shop.createCustomer()]
    await page.goto(path('/customer/account/createPassword'))
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('login.createPassword.notAuthorized'))
    await expect(page.getByLabel(t('login.createPassword.newPassword'), { exact: true })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: t('login.createPassword.newLink') }).click()
    await expect(page).toHaveURL(path('/forgot-password'))
    await askForLink(page, t, hania.email)
    await expect(page.getByText(t('login.forgotPassword.sent'))).toBeVisible()
    const link = await resetLinkOf(hania.email)
    link.searchParams.set('email', ola.email)
    for (const bad of [link.pathname + link.search, `${path('/customer/account/createPassword')}?token=made-up&email=${ola.email}`]) {
      await page.goto(bad)
      await setPassword(page, t, NEXT)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('login.createPassword.notAuthorized'))
    }
    const login = new LoginPage(page, t)
    await login.open(path('/login'))
    await login.logIn(ola)
    await expect(page).toHaveURL(path('/dashboard/account'))
  })

  test('[AUTH-13] a link without an e-mail address asks for it', async ({ page, path, t, shop }) => {
    const customer = await shop.createCustomer()
    await page.goto(path('/forgot-password'))
    await askForLink(page, t, customer.email)
    await expect(page.getByText(t('login.forgotPassword.sent'))).toBeVisible()
    const link = await resetLinkOf(customer.email)
    link.searchParams.delete('email')
    await page.goto(link.pathname + link.search)
    await page.getByRole('main').getByLabel(t('login.email'), { exact: true }).fill(customer.email)
    await setPassword(page, t, NEXT)
    await expect(page).toHaveURL(path('/login'))
  })

  test('[ROUTE-12] [AUTH-09] [AUTH-10] a new password shows its rules before input, and then its strength', async ({ page, path, t }) => {
    await page.goto(`${path('/customer/account/createPassword')}?token=x&email=hania@example.com`)
    const field = page.getByLabel(t('login.createPassword.newPassword'), { exact: true })
    const submit = page.getByRole('button', { name: t('login.createPassword.submit') })
    await expect(submit).toBeEnabled()
    for (const rule of ['length', 'lowerCase', 'upperCase', 'digit', 'special']) {
      await expect(page.getByText(t(`register.rules.${rule}`), { exact: true })).toBeVisible()
    }
    await expect(field).toHaveAccessibleDescription(new RegExp(t('register.rules.length')))
    const meter = page.getByText(t('register.strength.text').replace(/<level>.*/, '')).first()
    await expect(meter, 'a screen reader announces a new level').toHaveAttribute('aria-live', 'polite')
    const bars = () => meter.locator('xpath=../div/span').evaluateAll((spans) => spans.map((span) => getComputedStyle(span).backgroundColor))
    const [empty] = await bars()
    const looks: (string | undefined)[] = []
    const levels = [
      ['', 'none'],
      ['kozica', 'weak'],
      ['kozica1894', 'medium'],
      ['Kozica1894', 'strong'],
      ['Kozica-wierchy-1894', 'veryStrong'],
    ] as const
    for (const [password, level] of levels) {
      await field.fill(password)
      await expect(meter).toContainText(t(`register.strength.${level}`))
      await expect(meter, 'without a password there is nothing to judge').toBeVisible({ visible: password !== '' })
      const filled = (await bars()).filter((colour) => colour !== empty)
      expect(filled, `bars of ${level}`).toHaveLength(looks.length)
      looks.push(filled[0])
    }
    expect(new Set(looks).size, 'none, red, yellow, and green twice').toBe(4)
    const kept = page.getByRole('listitem').filter({ hasText: t('register.rules.kept') })
    await expect(kept).toHaveCount(5)
    await field.fill('kozica1894')
    await expect(kept).toContainText(['length', 'lowerCase', 'digit'].map((rule) => t(`register.rules.${rule}`)))
    await expect(kept).toHaveCount(3)
    await page.getByLabel(t('register.passwordConfirmation'), { exact: true }).fill('kozica')
    await submit.click()
    await expect(page.getByText(t('register.error.passwordWeak'))).toBeVisible()
    await expect(page.getByText(t('register.error.passwordsDiffer'))).toBeVisible()
    await expect(field).toBeFocused()
  })

  test('a login by keyboard alone', async ({ page, path, t, shop }) => {
    const customer = await shop.createCustomer()
    const login = new LoginPage(page, t)
    await login.open(path('/login'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(login.email).toBeFocused()
    await page.keyboard.type(customer.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(customer.password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t('login.showPassword') })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(login.password).toHaveAttribute('type', 'text')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path('/dashboard/account'))
  })
})

test.describe('a lost answer', () => {
  test.use({ expectedErrors: [/status of 502|A password reset could not be requested/] })

  test('[AUTH-12] to a reset request does not say that no mail was sent', async ({ page, t, shop }) => {
    const { email } = await shop.createCustomer()
    await page.goto('/forgot-password')
    await failOperation(page, RequestPasswordResetEmailOperation.name)
    await askForLink(page, t, email)
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText(t('login.forgotPassword.unconfirmed'))
    await expect(notice).toContainText(t('login.forgotPassword.unconfirmedHelp'))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await routeOperation(page, RequestPasswordResetEmailOperation.name, (route) => route.fulfill({ json: { data: { requestPasswordResetEmail: null } } }))
    await askForLink(page, t, email)
    await expect(notice).toContainText(t('login.forgotPassword.unconfirmed'))
    await expect(page.getByText(t('login.forgotPassword.sent'))).toHaveCount(0)
  })
})
