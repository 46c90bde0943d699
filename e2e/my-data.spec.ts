import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MyOrdersOperation, MyWishesOperation } from '../storefront/src/graphql/generated/my-data.ts'
import { AccountPage, openAccount } from './account-page.ts'
import { queryBackend, tokenOf } from './query-backend.ts'
import { orderAsCustomer } from './customer-orders.ts'
import { failOperation } from './gateway-operations.ts'
import { writeReviews } from './customer-reviews.ts'
import { HOME } from './saved-addresses.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const FLEECE = 'HAL-LEZ'
const BOTTLE = 'HAL-SIK'
const COMPANY = '<img src=x onerror=alert(1)> & Co.'
const ISO_TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

interface MyData {
  readonly profile: Readonly<Record<string, unknown>>
  readonly orders?: readonly { readonly items: unknown[]; readonly total: Record<string, unknown>; readonly created_at: string }[]
}

async function download(page: Page, account: AccountPage): Promise<{ name: string; text: string; data: MyData }> {
  const saved = page.waitForEvent('download')
  await account.block('data').getByRole('button', { name: account.text('data.download') }).click()
  const file = await saved
  const text = await readFile(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text, data: JSON.parse(text) as MyData }
}

inBothLanguages((language) => {
  test('[ROUTE-13] a customer downloads all their data as one file', { tag: ['@polish', '@also-phone'] }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer({ firstname: 'مريم', lastname: 'Łoś' })
    const token = await tokenOf(customer)
    await queryBackend('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', { input: { ...HOME, company: COMPANY, default_billing: true } }, token)
    await queryBackend('mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }', {}, token)
    await queryBackend('mutation ($sku: String!) { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: $sku, quantity: 2 }]) { user_errors { message } } }', { sku: FLEECE }, token)
    await writeReviews(customer, [{ sku: FLEECE, summary: 'Warm', text: 'One line\nand another.', nickname: 'M.', stars: 4 }])
    const number = await orderAsCustomer(customer, [{ sku: BOTTLE, quantity: 2 }])

    await shop.logIn(context, customer)
    await openAccount(page, path('/dashboard/account'), customer)
    const account = new AccountPage(page, t)
    const { name, text, data } = await download(page, account)
    await expect(account.block('data').getByRole('status')).toHaveText(account.text('data.done'))
    expect(name).toMatch(language === 'pl' ? /^moje-dane-20\d\d-\d\d-\d\d\.json$/ : /^my-data-20\d\d-\d\d-\d\d\.json$/)
    expect(data).toMatchObject({
      profile: { email: customer.email, first_name: 'مريم', last_name: 'Łoś', newsletter: true, created_at: expect.stringMatching(ISO_TIME) },
      addresses: [{ company: COMPANY, street: HOME.street, postal_code: HOME.postcode, country: 'PL', phone: HOME.telephone, default_billing: true }, {}],
      consents: expect.arrayContaining([expect.objectContaining({ consent: 'consent_statute', given: false, wording: expect.any(String) })]),
      orders: [{
        number,
        created_at: expect.stringMatching(ISO_TIME),
        items: [{ product_sku: expect.stringContaining(BOTTLE), quantity_ordered: 2 }],
        total: { grand_total: { currency: 'PLN', value: expect.any(Number) } },
        shipping_address: { city: HOME.city },
      }],
      wishlist: [{ quantity: 2, product: { sku: FLEECE } }],
      reviews: [{ sku: FLEECE, summary: 'Warm', text: 'One line\nand another.' }],
    })
    expect(text).not.toMatch(/"(id|uid|token|__typename)"|null/)
    expect(await violations(page)).toEqual([])
  })

  test('[ROUTE-13] a new customer’s file is short', async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await openAccount(page, path('/dashboard/account'), customer)
    const { data } = await download(page, new AccountPage(page, t))
    expect(Object.keys(data)).toEqual(['shop', 'written_at', 'profile', 'consents'])
  })

  test.describe('a backend that fails during the download', () => {
    test.use({ expectedErrors: [/502|The data could not be put together/] })

    test('[ROUTE-13] shows an error without a partial file, and the next attempt is complete', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      await shop.logIn(context, customer)
      await openAccount(page, path('/dashboard/account'), customer)
      const account = new AccountPage(page, t)
      let downloads = 0
      page.on('download', () => downloads++)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.postData() ?? ''))
      await failOperation(page, MyWishesOperation.name)
      await account.block('data').getByRole('button', { name: account.text('data.download') }).click()
      await expect(account.block('data').getByRole('alert')).toContainText(account.text('data.failed'))
      await expect(page.getByText(account.text('data.done'))).toBeHidden()
      expect(requests.some((body) => body.includes(MyOrdersOperation.name)), 'the download had begun').toBe(true)
      expect(downloads).toBe(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect((await download(page, account)).data.profile.email).toBe(customer.email)
      await expect(account.block('data').getByRole('alert')).toBeHidden()
    })
  })
})
