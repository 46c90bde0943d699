import type { Page } from '@playwright/test'
import { AccountOverviewOperation } from '../storefront/src/graphql/generated/overview.ts'
import { AccountPage, openAccount } from './account-page.ts'
import { addToWishlist } from './customer-wishlist.ts'
import { orderAsCustomer } from './customer-orders.ts'
import { failOperation } from './gateway-operations.ts'
import { clickRetry } from './click-retry.ts'
import { HOME, saveAddress, WORK } from './saved-addresses.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

inBothLanguages((language) => {
  const bottle = { en: '/siklawa-bottle', pl: '/butelka-siklawa' }[language]

  test('[ROUTE-13] a new account shows the first steps, and each links to its page', { tag: ['@polish', '@also-phone'] }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    await shop.logIn(context, customer)
    await openAccount(page, path('/dashboard/account'), customer)
    const welcome = page.getByRole('region', { name: account.text('overview.welcome') })
    await expect(welcome).toContainText(account.text('overview.welcomeHelp'))
    await expect(welcome.getByRole('link')).toHaveText(['shop', 'address-book', 'newsletter'].map((step) => account.text(`overview.steps.${step}`)))
    for (const [index, target] of ['/', '/dashboard/address-book', '/dashboard/newsletter'].entries()) {
      await expect(welcome.getByRole('link').nth(index)).toHaveAttribute('href', path(target))
    }
    for (const tile of ['lastOrder', 'addresses', 'wishes']) await expect(page.getByRole('region', { name: account.text(`overview.${tile}`) })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await welcome.getByRole('link', { name: account.text('overview.steps.newsletter') }).click()
    await expect(page).toHaveURL(path('/dashboard/newsletter'))
  })

  test('[ROUTE-13] the overview shows the last order, the default addresses and the wishlist', { tag: ['@polish', '@also-phone'] }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    await orderAsCustomer(customer, [{ sku: 'HAL-SIK' }])
    const last = await orderAsCustomer(customer, [{ sku: 'HAL-SIK', quantity: 2 }])
    await saveAddress(customer, { ...HOME, firstname: 'مريم', default_shipping: true })
    await saveAddress(customer, { ...WORK, company: 'Halny Spółka z ograniczoną odpowiedzialnością', default_billing: true })
    await addToWishlist(customer, ...['HAL-SIK', 'HAL-KRY', 'HAL-GIE', 'HAL-LEZ', 'HAL-SKR'].map((sku) => ({ sku })))
    await shop.logIn(context, customer)
    await openAccount(page, path('/dashboard/account'), customer)
    const tile = (name: string) => page.getByRole('region', { name: account.text(`overview.${name}`), exact: true })

    await expect(tile('lastOrder').getByRole('link', { name: last, exact: true })).toHaveAttribute('href', path(`/dashboard/orders/${last}`))
    await expect(tile('lastOrder').locator('.status')).not.toBeEmpty()
    await expect(tile('lastOrder')).toContainText(/\d{4}/)
    await expect(tile('lastOrder').locator('.price')).toContainText(/\d[.,]\d\d/)
    await expect(tile('lastOrder').getByRole('link', { name: account.text('overview.allOrders').replace('{count, number}', '2') })).toHaveAttribute('href', path('/dashboard/orders'))

    await expect(tile('addresses').locator('bdi').filter({ hasText: 'مريم' })).toBeVisible()
    await expect(tile('addresses')).toContainText('Zakopane')
    await expect(tile('addresses')).toContainText('Kraków')
    await expect(tile('addresses').getByRole('heading', { level: 3 })).toHaveText([account.text('overview.default.shipping'), account.text('overview.default.billing')])
    await expect(tile('lastOrder').getByRole('link', { name: /Siklawa/ })).toHaveAttribute('href', path(bottle))
    await expect(tile('lastOrder').locator('img')).toHaveCount(1)
    await expect(tile('wishes').locator('img')).toHaveCount(4)
    await expect(tile('wishes').getByRole('link', { name: /Siklawa/ })).toBeVisible()
    await expect(tile('wishes').locator(`a[href="${path(bottle)}"]`)).toBeVisible()
    await expect(tile('wishes').getByRole('link').last()).toHaveText(account.text('overview.allWishes').replace('{count, number}', '5'))
    await expect(tile('wishes').getByRole('link').last()).toHaveAttribute('href', path('/dashboard/wishlist'))
    await expect(tile('next').getByRole('link')).toHaveText(['newsletter', 'my-reviews'].map((step) => account.text(`overview.steps.${step}`)))
    expect(await violations(page)).toEqual([])
    expect(await widthOf(page)).toBe(0)
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }) && undefined)
    expect(await widthOf(page), 'with text of twice the size').toBe(0)
  })
})

test.describe('while the backend is unreachable', () => {
  test.use({ expectedErrors: [/status of 502/] })

  test('[ROUTE-13] the overview shows an error and loads after a retry, and the settings work', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const account = new AccountPage(page, t)
    await shop.logIn(context, customer)
    await failOperation(page, AccountOverviewOperation.name)
    await openAccount(page, '/dashboard/account', customer)
    await expect(page.getByText(t('dashboard.part.unreachable'))).toBeVisible()
    await account.field('firstName').fill('Hanna')
    await account.save('name')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hanna')
    await clickRetry(page, t, AccountOverviewOperation.name)
    await page.unroute('**/api/graphql')
    await expect(page.getByRole('region', { name: account.text('overview.welcome') })).toBeVisible()
    await expect(page.getByText(t('dashboard.part.unreachable'))).toBeHidden()
  })
})
