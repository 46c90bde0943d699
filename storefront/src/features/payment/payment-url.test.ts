import { expect, test } from 'vitest'
import { fakeSubmittedOrder } from '../place-order/submitted-order.fixture.ts'
import { paymentUrl } from './payment-url.ts'

const PAGES = { sandbox_card: 'https://pay.example/redirect?shop=7' }
const order = fakeSubmittedOrder({ paymentCode: 'sandbox_card', orderNumber: '000000042', token: 'a+b/c=' })

test("adds the order's token and its page's address", () => {
  const address = new URL(paymentUrl(order, PAGES, 'pl', 'https://shop.example')!)
  expect(address.origin + address.pathname).toBe('https://pay.example/redirect')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    shop: '7', token: 'a+b/c=', return: 'https://shop.example/pl/checkout/success?orderId=000000042',
  })
})

test.each([
  ['no order is known', undefined],
  ['it has another payment method', { ...order, paymentCode: 'banktransfer' }],
  ['its token is not known', fakeSubmittedOrder({ paymentCode: 'sandbox_card', orderNumber: '000000042' })],
])('has no URL if %s', (_case, known) => {
  expect(paymentUrl(known, PAGES, 'en', 'https://shop.example')).toBeUndefined()
})
