import { randomUUID } from 'node:crypto'
import { LoginPage } from './login-page.ts'
import { newcomer, RegisterPage } from './register-page.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

inBothLanguages((language) => {
  const paths = { en: ['/', '/women', '/krywan-3l-shell', '/search?q=tee', '/cart', '/login', '/register', '/forgot-password'], pl: ['/', '/kobiety', '/kurtka-3l-krywan', '/search?q=kurtka', '/cart', '/login', '/register', '/forgot-password'] }[language]

  for (const screen of paths) {
    test(`axe finds no violation on ${screen}`, { tag: '@phone' }, async ({ page, path }) => {
      await page.goto(path(screen))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }

  test.describe('an unknown path', () => {
    test.use({ expectedErrors: [/404 \(Not Found\)/] })

    test('axe finds no violation on its page', { tag: '@phone' }, async ({ page, path }) => {
      await page.goto(path('/no-such-thing'))
      expect(await violations(page)).toEqual([])
    })
  })

  test('axe finds no violation in the open menu', { tag: '@phone-only' }, async ({ page, path, t }) => {
    await page.goto(path('/'))
    await page.getByRole('button', { name: t('header.menu.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('axe finds no violation in the login and password screens, nor in their messages', { tag: '@also-phone' }, async ({ page, path, t }) => {
    await page.goto(path('/login'))
    const login = new LoginPage(page, t)
    await login.submit.click()
    await expect(page.getByText(t('login.error.required')).first()).toBeVisible()
    expect(await violations(page), 'login with errors').toEqual([])
    await login.logIn({ email: `${randomUUID()}@example.com`, password: 'Wrong-1894' })
    await expect(page.getByText(t('login.problem.wrongCredentials'))).toBeVisible()
    expect(await violations(page), 'login refused').toEqual([])

    await page.goto(path('/forgot-password'))
    await page.getByRole('main').getByLabel(t('login.email'), { exact: true }).fill(`${randomUUID()}@example.com`)
    await page.getByRole('button', { name: t('login.forgotPassword.submit') }).click()
    await expect(page.getByText(t('login.forgotPassword.sent'))).toBeVisible()
    expect(await violations(page), 'link sent').toEqual([])

    await page.goto(path('/customer/account/createPassword'))
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect(await violations(page), 'no link').toEqual([])
    await page.goto(`${path('/customer/account/createPassword')}?token=x&email=hania@example.com`)
    await page.getByLabel(t('login.createPassword.newPassword'), { exact: true }).fill('kozica')
    await page.getByRole('button', { name: t('login.createPassword.submit') }).click()
    await expect(page.getByText(t('register.error.passwordWeak'))).toBeVisible()
    expect(await violations(page), 'new password with errors').toEqual([])
  })

  test('axe finds no violation in a registration, its errors and its confirmation, nor in the account', { tag: '@also-phone' }, async ({ page, path, t, isMobile }) => {
    const form = new RegisterPage(page, t)
    await form.open(path('/register'))
    await form.submit.click()
    await expect(page.getByText(t('register.error.required')).first()).toBeVisible()
    expect(await violations(page), 'registration with errors').toEqual([])

    const customer = newcomer()
    await form.fill(customer)
    await form.consent('all').check()
    await form.submit.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page), 'account created').toEqual([])

    await page.getByRole('link', { name: t('register.success.dashboard') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.firstName)
    expect(await violations(page), 'account').toEqual([])
    if (isMobile) {
      await page.getByRole('button', { name: t('header.menu.open') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page), 'menu of a customer').toEqual([])
    }
  })
})
