import { orderAsCustomer, advanceOrder } from '../customer-orders.ts'
import { otherShop } from '../other-shops.ts'
import { backendUrlOf } from '../ports.ts'
import { expect, test } from '../test.ts'

/** A destination where goods are taxed and delivery is not. */
const SACRAMENTO = {
  firstname: 'June', lastname: 'Ward', street: ['J Street 1500'], city: 'Sacramento', region: 'CA', postcode: '95814', country_code: 'US', telephone: '+1 916 555 0142',
}

test('[ACC-04] [ACC-05] a customer sees an order with added tax, and cancels it if the release supports that', async ({ page, t, shop, context, baseURL }) => {
  const backendUrl = backendUrlOf(baseURL!)
  const customer = await shop.createCustomer()
  const buy = () => orderAsCustomer(customer, [{ sku: 'LG-K01', quantity: 2 }], { delivery: ['flatrate', 'flatrate'], payment: 'checkmo', shipping: SACRAMENTO, backendUrl })
  const [older, newer] = [await buy(), await buy()]
  await advanceOrder(older, 'pay', { backendUrl })
  await advanceOrder(older, 'ship', { track: '1Z999', backendUrl })
  await shop.logIn(context, customer)

  await page.goto('/dashboard/orders')
  await expect(page.getByRole('row')).toHaveText([/./, new RegExp(`^${newer}.*Pending.*\\$43\\.97`), new RegExp(`^${older}.*Complete.*\\$43\\.97`)])
  await page.getByRole('link', { name: older, exact: true }).click()
  const main = page.getByRole('main')
  await expect(page.getByRole('list', { name: t('dashboardOrder.items') })).toContainText('2 × $18.00')
  await expect(page.getByRole('list', { name: t('dashboardOrder.items') }).getByRole('link', { name: 'Camp Mug' })).toHaveAttribute('href', '/camp-mug')
  const sums = page.getByRole('region', { name: t('dashboardOrder.sums.label') })
  await expect(sums.locator('dd')).toHaveText(['$36.00', '$5.00', '$2.97', '$43.97'])
  await expect(sums).not.toContainText(t('dashboardOrder.sums.taxIncluded'))
  await expect(main).toContainText('Sacramento')
  await expect(main.locator('dd').filter({ hasText: 'Flat Rate' })).toHaveText('Flat Rate, fixed')
  await expect(page.getByRole('region', { name: t('dashboardOrder.shipments.label') })).toContainText('1Z999')
  await expect(page.getByRole('region', { name: t('dashboardOrder.invoices.label') })).toContainText('$43.97')
  const cancel = page.getByRole('button', { name: t('dashboardOrder.cancel.open') })
  await expect(cancel).toHaveCount(0)

  await page.goto(`/dashboard/orders/${newer}`)
  await expect(sums).toContainText('$43.97')
  if (otherShop(test.info().project.name).release === '2.4.6') {
    await expect(cancel).toHaveCount(0)
    return
  }
  await cancel.click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('button', { name: t('dashboardOrder.cancel.submit') }).click()
  await expect(page.getByText(t('dashboardOrder.cancel.done'))).toBeVisible()
  await expect(main).toContainText('Canceled')
})
