import { randomUUID } from 'node:crypto'
import { queryBackend } from '../query-backend.ts'
import { badge } from '../customer-page.ts'
import { orderAsCustomer } from '../customer-orders.ts'
import { FindOrderPage } from '../find-order-page.ts'
import { otherShop } from '../other-shops.ts'
import { backendUrlOf } from '../ports.ts'
import { expect, test } from '../test.ts'

const SACRAMENTO = {
  firstname: 'June', lastname: 'Ward', street: ['1500 J Street'], city: 'Sacramento', region: 'CA', region_id: 12, postcode: '95814',
  country_code: 'US', telephone: '+1 916 555 0142',
}
const MUG = { sku: 'LG-K01', quantity: 2 }
const DELIVERY = { delivery: ['flatrate', 'flatrate'], payment: 'checkmo', shipping: SACRAMENTO } as const

test('[ACC-06] an earlier order is reordered', async ({ page, context, shop, t, baseURL }) => {
  const customer = await shop.createCustomer()
  const number = await orderAsCustomer(customer, [MUG], { ...DELIVERY, backendUrl: backendUrlOf(baseURL!) })
  await shop.logIn(context, customer)
  await page.goto(`/dashboard/orders/${number}`)
  await page.getByRole('button', { name: t('dashboard.reorder.action') }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('dashboard.reorder.added', { count: 1 }))
  await expect(badge(page, t, 2)).toBeVisible()
})

test('a guest’s order is found if the release supports it; otherwise no link leads to the search', async ({ page, shop, t, baseURL }) => {
  const backendUrl = backendUrlOf(baseURL!)
  await page.goto('/login')
  const link = page.getByRole('main').getByRole('link', { name: t('login.guestOrder.action') })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: t('common.footer.withdrawal') })).toBeVisible()
  if (otherShop(test.info().project.name).release < '2.4.7') {
    await expect(link).toHaveCount(0)
    await expect(footer.getByRole('link', { name: t('common.footer.orderStatus') })).toHaveCount(0)
    await page.goto('/find-order')
    await expect(page.getByRole('main')).toContainText(t('findOrder.notHere.title'))
    await expect(page.getByRole('button', { name: t('findOrder.submit') })).toHaveCount(0)
    return
  }
  const email = `${randomUUID()}@example.com`
  const cartId = await shop.createCart()
  await shop.addSku(cartId, MUG.sku)
  const number = await orderByGuest(cartId, email, backendUrl)
  await link.click()
  const find = new FindOrderPage(page, t)
  await find.field('number').fill(number)
  await find.field('email').fill(email)
  await find.field('postcode').fill(SACRAMENTO.postcode)
  await find.submit.click()
  await expect(find.heading(number)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Camp Mug')
})

async function orderByGuest(cartId: string, email: string, backendUrl: string): Promise<string> {
  const step = (mutation: string, type: string, input: object, answer = '__typename') =>
    queryBackend<{ placeOrder?: { order: { order_number: string } } }>(
      `mutation ($input: ${type}) { ${mutation}(input: $input) { ${answer} } }`, { input: { cart_id: cartId, ...input } }, undefined, backendUrl)
  await step('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email })
  await step('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{ address: SACRAMENTO }] })
  await step('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', { billing_address: { address: SACRAMENTO } })
  await step('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] })
  await step('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'checkmo' } })
  const { placeOrder } = await step('placeOrder', 'PlaceOrderInput', {}, 'order { order_number }')
  return placeOrder!.order.order_number
}
