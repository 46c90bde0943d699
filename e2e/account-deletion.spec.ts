import type { Page } from '@playwright/test'
import { DeleteCustomerOperation } from '../storefront/src/graphql/generated/account.ts'
import { GetCustomerOperation } from '../storefront/src/graphql/generated/customer.ts'
import { AccountPage, openAccount } from './account-page.ts'
import { cookie, SESSION, TOKEN } from './customer-page.ts'
import { failOperation, fulfillAsGateway, recordOperations, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const greeting = (page: Page) => page.getByRole('heading', { level: 1 })

inBothLanguages((language) => {
  test('[ACC-02] an account is deleted with its password: both tabs are logged out and no data remains', { tag: ['@polish', '@also-phone'] }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    await shop.logIn(context, customer)
    await page.goto(path('/dashboard/newsletter'))
    await expect(page.getByText(customer.email)).toBeVisible()
    await openAccount(page, path('/dashboard/account'), customer)
    const session = (await cookie(context, SESSION))?.value
    await account.field('firstName').fill('Halina')
    const other = await context.newPage()
    await openAccount(other, path('/dashboard/account'), customer)

    await account.openDeletion()
    for (const loss of ['data', 'wishes', 'reviews', 'orders']) await expect(account.deletion).toContainText(account.text(`delete.losses.${loss}`))
    await expect(account.deletionPassword).toBeFocused()
    await account.deleteWith('')
    await expect(account.deletionPassword).toHaveAccessibleDescription(account.text('error.required'))
    await account.deleteWith('Wrong-1894')
    await expect(account.deletionPassword).toHaveAccessibleDescription({ en: 'Incorrect password', pl: 'Nieprawidłowe hasło' }[language])
    expect(await violations(page), 'the modal with an error').toEqual([])
    expect((await cookie(context, SESSION))?.value, 'the same session').toBe(session)
    await account.deletion.getByRole('button', { name: account.text('delete.keep') }).click()
    await expect(account.block('delete').getByRole('button').first()).toBeFocused()
    await account.openDeletion()
    await expect(account.deletionPassword).toHaveValue('')

    await account.deleteWith(customer.password)
    await expect(page).toHaveURL(path('/'))
    await expect(page.getByText(account.text('delete.deleted'), { exact: true })).toBeVisible()
    await expect(other).toHaveURL(/\/login\?/)
    await expect(other.getByText(customer.firstname)).toBeHidden()
    expect(await cookie(context, TOKEN)).toBeUndefined()
    expect(await cookie(context, SESSION)).toBeUndefined()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Halina')

    await page.goBack()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText(customer.email)).toBeHidden()
    const login = new LoginPage(page, t)
    await login.logIn(customer)
    await expect(page.getByText(t('login.problem.wrongCredentials'))).toBeVisible()
  })

  test.describe('a deletion that fails', () => {
    test.use({ expectedErrors: [/could not be deleted|status of 50[24]/] })

    test('[ACC-02] a failed deletion shows an error, and the customer stays logged in', { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const account = new AccountPage(page, t)
      await shop.logIn(context, customer)
      await openAccount(page, path('/dashboard/account'), customer)
      await failOperation(page, DeleteCustomerOperation.name)
      await account.openDeletion()
      await account.deleteWith(customer.password)
      const failure = account.deletion.getByRole('alert')
      await expect(failure).toHaveText(
        { en: 'Unable to delete account. Please try again later.', pl: 'Nie udało się usunąć konta. Spróbuj ponownie później.' }[language],
      )
      expect(await violations(page), 'the modal after a failure').toEqual([])

      const sent = recordOperations(page)
      await routeOperation(page, DeleteCustomerOperation.name, (route) => fulfillAsGateway(route, { data: { deleteCustomer: false } }))
      await account.deleteWith(customer.password)
      await expect.poll(() => sent.named(DeleteCustomerOperation.name)).toHaveLength(1)
      await expect(failure).toHaveText(account.text('delete.failed'))
      await page.keyboard.press('Escape')
      await expect(greeting(page)).toContainText(customer.firstname)

      await test.step('another customer’s session is not the one whose password was entered', async () => {
        const attempt = recordOperations(page)
        const other = { email: 'other@example.com', firstname: 'Jan', lastname: 'Wierch', compare_list: null }
        await routeOperation(page, GetCustomerOperation.name, (route) => fulfillAsGateway(route, { data: { customer: other } }))
        await account.openDeletion()
        await account.deleteWith(customer.password)
        await expect.poll(() => attempt.named(GetCustomerOperation.name)).toHaveLength(1)
        await expect(failure).toHaveText(account.text('delete.failed'))
        expect(attempt.named(DeleteCustomerOperation.name)).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
      await page.reload()
      await expect(greeting(page)).toContainText(customer.firstname)
    })
  })
})

test.describe('a deletion whose response is lost', () => {
  test.use({ expectedErrors: [/status of 504/] })

  test('[ACC-02] a deletion that the backend completed logs the customer out', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    await shop.logIn(context, customer)
    await openAccount(page, '/dashboard/account', customer)
    await routeOperation(page, DeleteCustomerOperation.name, async (route) => {
      await expect(account.deletion.getByRole('button', { name: account.text('delete.keep') }), 'no longer possible').toBeDisabled()
      await route.fetch()
      await route.fulfill({ status: 504, json: { errors: [{ message: 'The shop cannot be reached.' }] } })
    })
    await account.openDeletion()
    await account.deleteWith(customer.password)
    await expect(page.getByText(account.text('delete.deleted'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})
