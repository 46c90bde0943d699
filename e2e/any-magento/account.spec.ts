import { orderAsCustomer } from '../customer-orders.ts'
import { writeReviews } from '../customer-reviews.ts'
import { backendUrlOf } from '../ports.ts'
import { saveAddress } from '../saved-addresses.ts'
import { expect, test } from '../test.ts'

const SACRAMENTO = {
  firstname: 'June', lastname: 'Ward', street: ['J Street 1500'], city: 'Sacramento', region: 'CA', postcode: '95814', country_code: 'US', telephone: '+1 916 555 0142',
}

test('[SHELL-15] every entry of the account’s menu opens a page that works', async ({ page, t, shop, context, baseURL }) => {
  const backendUrl = backendUrlOf(baseURL!)
  const customer = await shop.createCustomer()
  const number = await orderAsCustomer(customer, [{ sku: 'LG-K01' }], { delivery: ['flatrate', 'flatrate'], payment: 'checkmo', shipping: SACRAMENTO, backendUrl })
  const { region: _code, ...address } = SACRAMENTO
  await saveAddress(customer, { ...address, region: { region_id: 12 }, default_billing: true, default_shipping: true }, backendUrl)
  await writeReviews(customer, [{ sku: 'LG-K01', nickname: 'June', summary: 'Keeps it warm', text: 'All morning.', stars: 5 }], 'default', backendUrl)
  await shop.logIn(context, customer)
  await page.goto('/dashboard')

  const menu = page.getByRole('navigation', { name: t('dashboard.menu.label'), exact: true })
  const main = page.getByRole('main')
  const shows: Record<string, string> = {
    account: customer.firstname,
    orders: number,
    'address-book': 'Sacramento',
    newsletter: customer.email,
    consents: t('dashboard.sections.consents'),
    wishlist: t('dashboard.sections.wishlist'),
    'my-reviews': 'Keeps it warm',
  }
  await expect(menu).toBeVisible()
  for (const link of await menu.getByRole('link').all()) {
    const section = new URL((await link.getAttribute('href'))!, baseURL).pathname.split('/').at(-1)!
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(main, section).toContainText(shows[section]!)
    await expect(page.locator('[aria-busy=true]'), section).toHaveCount(0)
    await expect(main, section).not.toContainText(t('dashboard.part.unreachable'))
  }
  await page.getByRole('link', { name: 'Keeps it warm' }).click()
  await expect(page.getByRole('article')).toContainText('All morning.')
  await expect(page.getByRole('article')).toContainText(t('dashboardMyReviews.state.waiting'))
})
