import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ChangeCustomerPasswordOperation, UpdateCustomerEmailOperation, UpdateCustomerNameOperation } from '../storefront/src/graphql/generated/account.ts'
import { AccountPage, openAccount } from './account-page.ts'
import { cookie, revokeToken, revokeTokenDuring, SESSION } from './customer-page.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const newEmail = () => `${randomUUID()}@example.com`
const NEW_PASSWORD = 'Rysy-2499-zima'
const greeting = (page: Page) => page.getByRole('heading', { level: 1 })

inBothLanguages(() => {
  test('[ACC-01] [ROUTE-13] the name, the e-mail and the password are changed, and the customer logs in with the new ones', { tag: ['@polish', '@also-phone'] }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    await shop.logIn(context, customer)
    await openAccount(page, path('/dashboard/account'), customer)
    await expect(account.field('lastName')).toHaveValue(customer.lastname)
    expect(await violations(page), 'the initial page').toEqual([])

    await account.field('firstName').fill('')
    await account.save('name')
    await expect(account.field('firstName')).toHaveAccessibleDescription(t('register.error.required'))
    await account.field('firstName').fill('<b>Żaneta</b>')
    await account.save('name')
    await expect(account.field('firstName')).toHaveAccessibleDescription(t('register.error.lettersOnly', { detail: '<' }))
    await account.field('firstName').fill('Żaneta')
    await account.field('lastName').fill('Łoś-Nowak')
    await account.save('name')
    await expect(page.getByText(account.text('name.saved'), { exact: true })).toBeVisible()
    await expect(greeting(page)).toContainText('Żaneta')

    const email = newEmail()
    await account.changeEmail(email, customer.password)
    await expect(page.getByText(account.text('email.saved'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('dashboardAccount.email.savedHelp', { email }), { exact: true })).toBeVisible()
    await expect(account.currentPassword('email')).toHaveValue('')
    await expect(account.email).toHaveValue(email)

    await account.changePassword(customer.password, NEW_PASSWORD)
    await expect(page.getByText(account.text('password.saved'), { exact: true })).toBeVisible()
    await expect(account.newPassword).toHaveValue('')

    await page.reload()
    await expect(greeting(page), 'still logged in').toContainText('Żaneta')
    await expect(account.field('lastName')).toHaveValue('Łoś-Nowak')
    await expect(account.email).toHaveValue(email)
    await context.clearCookies()
    await page.goto(path('/login'))
    const login = new LoginPage(page, t)
    await login.logIn({ email, password: customer.password })
    await expect(page.getByText(t('login.problem.wrongCredentials'))).toBeVisible()
    await login.logIn({ email, password: NEW_PASSWORD })
    await expect(greeting(page)).toContainText('Żaneta')
  })

  test('[ACC-01] a wrong password, a taken address and a weak new password are reported at their fields and do not end the session', { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
    const [customer, other] = [await shop.createCustomer(), await shop.createCustomer()]
    const account = new AccountPage(page, t)
    await shop.logIn(context, customer)
    await openAccount(page, path('/dashboard/account'), customer)
    const session = (await cookie(context, SESSION))?.value

    await account.changeEmail(newEmail(), '')
    await expect(account.currentPassword('email')).toHaveAccessibleDescription(account.text('error.required'))
    await account.changeEmail(newEmail(), 'Wrong-1894')
    await expect(account.currentPassword('email')).toHaveAccessibleDescription(account.text('error.passwordIncorrect'))
    await expect(account.currentPassword('email')).toBeFocused()
    await account.changeEmail(other.email, customer.password)
    await expect(account.email).toHaveAccessibleDescription(account.text('error.emailTaken'))
    await account.changeEmail('agata@', customer.password)
    await expect(account.email).toHaveAccessibleDescription(account.text('error.emailWrong'))
    await account.changeEmail(customer.email, customer.password)
    await expect(account.email).toHaveAccessibleDescription(account.text('error.emailSame'))

    await account.changePassword('', NEW_PASSWORD)
    await expect(account.currentPassword('password')).toHaveAccessibleDescription(account.text('error.required'))
    await account.changePassword('Wrong-1894', NEW_PASSWORD)
    await expect(account.currentPassword('password')).toHaveAccessibleDescription(account.text('error.passwordIncorrect'))
    await account.changePassword(customer.password, 'kozica')
    await expect(account.newPassword).toHaveAccessibleDescription(new RegExp(t('register.error.passwordWeak')))
    await account.newPassword.fill(NEW_PASSWORD)
    await account.save('password')
    await expect(account.field('passwordConfirmation')).toHaveAccessibleDescription(t('register.error.passwordsDiffer'))
    expect(await violations(page), 'with errors').toEqual([])

    expect((await cookie(context, SESSION))?.value, 'the same session').toBe(session)
    await page.reload()
    await expect(greeting(page)).toContainText(customer.firstname)
  })
})

test('[ACC-01] the e-mail is changed by keyboard alone; if that ends the session, the shop says how to log in', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  const account = new AccountPage(page, t)
  const email = newEmail()
  await shop.logIn(context, customer)
  await openAccount(page, '/dashboard/account', customer)
  await account.field('lastName').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(account.email).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wrong-1894')
  await page.keyboard.press('Enter')
  await expect(account.currentPassword('email')).toHaveAccessibleDescription(account.text('error.passwordIncorrect'))
  await expect(account.currentPassword('email')).toBeFocused()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await routeOperation(page, UpdateCustomerEmailOperation.name, async (route) => {
    const response = await route.fetch()
    await revokeToken(context)
    await route.fulfill({ response })
  })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.text('email.saved'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('dashboardAccount.email.logInAgain', { email }))).toBeVisible()
})

test('[ACC-01] after a session timeout the form has its values again, except passwords', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  const account = new AccountPage(page, t)
  const email = newEmail()
  await shop.logIn(context, customer)
  await openAccount(page, '/dashboard/account', customer)
  await account.email.fill(email)
  await account.currentPassword('email').fill(customer.password)
  await account.field('firstName').fill('Hanna')
  await revokeTokenDuring(page, UpdateCustomerNameOperation.name)
  await account.save('name')
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard%2Faccount')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(stored).toContain(email)
  expect(stored).not.toContain(customer.password)
  await new LoginPage(page, t).logIn(customer)
  await expect(account.email).toHaveValue(email)
  await expect(account.currentPassword('email')).toHaveValue('')
  await account.save('name')
  await expect(greeting(page)).toContainText('Hanna')
})

test('[ACC-01] if a new password ends the session, the login page says so', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  const account = new AccountPage(page, t)
  await shop.logIn(context, customer)
  await openAccount(page, '/dashboard/account', customer)
  await routeOperation(page, ChangeCustomerPasswordOperation.name, async (route) => {
    const response = await route.fetch()
    await revokeToken(context)
    await route.fulfill({ response })
  })
  await account.changePassword(customer.password, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText(t('login.passwordChanged.title'))).toBeVisible()
  await new LoginPage(page, t).password.fill(NEW_PASSWORD)
  await new LoginPage(page, t).submit.click()
  await expect(greeting(page)).toContainText(customer.firstname)
})

test.describe('while the backend is unreachable', () => {
  test.use({ expectedErrors: [/could not be changed|despite an error|status of 502/] })

  test('[ACC-01] a failed change keeps the form’s values, and the same button works later', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    await shop.logIn(context, customer)
    await openAccount(page, '/dashboard/account', customer)
    await failOperation(page, UpdateCustomerNameOperation.name)
    await account.field('firstName').fill('Hanna')
    await account.save('name')
    await expect(account.block('name').getByText(account.text('problem.unreachable'))).toBeVisible()
    await expect(greeting(page)).toContainText(customer.firstname)
    await page.unroute('**/api/graphql')
    await account.save('name')
    await expect(greeting(page)).toContainText('Hanna')
    await expect(account.block('name').getByText(account.text('problem.unreachable'))).toBeHidden()
  })

  test('[ACC-01] a change whose answer was lost is a success if the customer has the new values', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    const email = newEmail()
    await shop.logIn(context, customer)
    await openAccount(page, '/dashboard/account', customer)
    for (const { name } of [UpdateCustomerNameOperation, UpdateCustomerEmailOperation]) {
      await routeOperation(page, name, async (route) => {
        await route.fetch()
        await route.fulfill({ status: 502, json: { errors: [] } })
      })
    }
    await account.field('firstName').fill('Hanna')
    await account.save('name')
    await expect(page.getByText(account.text('name.saved'), { exact: true })).toBeVisible()
    await expect(greeting(page)).toContainText('Hanna')
    await account.changeEmail(email, customer.password)
    await expect(page.getByText(account.text('email.saved'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('dashboardAccount.email.savedHelp', { email }), { exact: true })).toBeVisible()
    await expect(page.getByText(account.text('problem.unreachable'))).toHaveCount(0)
    await page.reload()
    await expect(account.email, 'without a draft of the former account').toHaveValue(email)
    await expect(page.getByText(account.text('resumed'))).toHaveCount(0)
  })
})
