import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AccountPage } from '../account-page.ts'
import { orderAsCustomer } from '../customer-orders.ts'
import { backendUrlOf } from '../ports.ts'
import { expect, test } from '../test.ts'

const HOME = { firstname: 'June', lastname: 'Ward', street: ['J Street 1500'], city: 'Sacramento', region: 'CA', postcode: '95814', country_code: 'US', telephone: '+1 916 555 0142' }

test('[ACC-01] [ACC-02] [ROUTE-13] customers change their account, download their data and delete the account', async ({ page, t, shop, context, baseURL }) => {
  const backendUrl = backendUrlOf(baseURL!)
  const customer = await shop.createCustomer()
  const number = await orderAsCustomer(customer, [{ sku: 'LG-K01' }], { delivery: ['flatrate', 'flatrate'], payment: 'checkmo', shipping: HOME, backendUrl })
  const account = new AccountPage(page, t)
  await shop.logIn(context, customer)
  await page.goto('/dashboard/account')
  await page.mouse.move(8, 8)
  await expect(page.getByRole('region', { name: account.text('overview.lastOrder') })).toContainText(number)

  const email = `${randomUUID()}@example.com`
  await account.changeEmail(email, 'Wrong-1894')
  await expect(account.currentPassword('email')).toHaveAccessibleDescription(account.text('error.passwordIncorrect'))
  await account.changeEmail(email, customer.password)
  await expect(page.getByText(account.text('email.saved'), { exact: true })).toBeVisible()

  const saved = page.waitForEvent('download')
  await account.block('data').getByRole('button', { name: account.text('data.download') }).click()
  const data = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as object
  expect(data).toMatchObject({ profile: { email }, orders: [{ number, shipping_address: { city: 'Sacramento' } }] })
  expect(data, 'what this shop does not keep').not.toHaveProperty('consents')

  await account.openDeletion()
  await account.deleteWith(customer.password)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(account.text('delete.deleted'), { exact: true })).toBeVisible()
})
