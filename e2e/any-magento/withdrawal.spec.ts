import { randomUUID } from 'node:crypto'
import { backendUrlOf } from '../ports.ts'
import { otherShop } from '../other-shops.ts'
import { orderAsCustomer } from '../customer-orders.ts'
import { expect, test } from '../test.ts'
import { deskRows, WithdrawalPage } from '../withdrawal-page.ts'

test('[WITHDRAW-02] a customer withdraws from some items of an order', async ({ page, baseURL, context, shop, t }) => {
  const { release } = otherShop(test.info().project.name)
  const backendUrl = backendUrlOf(baseURL!)
  const customer = await shop.createCustomer()
  const address = {
    firstname: 'June', lastname: 'Ward', street: ['J Street 1500'], city: 'Sacramento', postcode: '95814', country_code: 'US', region: 'CA', telephone: '+1 916 555 0142',
  }
  const number = await orderAsCustomer(customer, [{ sku: 'LG-K01', quantity: 2 }], { shipping: address, payment: 'checkmo', delivery: ['flatrate', 'flatrate'], backendUrl })
  await shop.logIn(context, customer)
  await page.goto(`/withdrawal?order=${number}`)
  const form = new WithdrawalPage(page, t)
  await form.choose('some')
  await form.continueButton.click()
  await page.getByRole('checkbox', { name: /Camp Mug/ }).check()
  await form.continueButton.click()
  await form.confirmButton.click()
  const id = await form.declaredId()
  await expect(form.declaration).toContainText('2 × Camp Mug')
  // Neither shop is configured to send mails; from 2.4.7 on the backend's contact form reaches the merchant.
  await expect(page.getByText(t('withdrawal.done.unmailed'))).toBeVisible()
  if (release !== '2.4.6') await expect.poll(() => deskRows(id, backendUrl)).toHaveLength(1)
})

test('[WITHDRAW-03] a consumer can declare a withdrawal that the backend cannot look up, as free text', async ({ page, t }) => {
  const form = new WithdrawalPage(page, t)
  await page.goto('/withdrawal')
  await form.fill({ firstName: 'June', lastName: 'Ward', number: '000000777', email: `${randomUUID()}@example.com` })
  await form.choose('some')
  await form.continueButton.click()
  await form.field('goods').fill('1 mug')
  await form.continueButton.click()
  await form.confirmButton.click()
  await expect(form.declaration).toContainText('– 1 mug')
})
