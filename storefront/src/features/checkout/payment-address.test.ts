import { expect, test } from 'vitest'
import { paymentAddress } from './payment-address.ts'
import { sentOrder } from './sent-order.fixture.ts'

const PAGES = { sandbox_redirect: 'https://pay.example/redirect?shop=7' }
const order = sentOrder({ paymentCode: 'sandbox_redirect', orderNumber: '000000042', token: 'a+b/c=' })

test("the order's token goes along, and the way back to its page", () => {
  const address = new URL(paymentAddress(order, PAGES, 'pl', 'https://shop.example')!)
  expect(address.origin + address.pathname).toBe('https://pay.example/redirect')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    shop: '7', token: 'a+b/c=', return: 'https://shop.example/pl/checkout/success?orderId=000000042',
  })
})

test.each([
  ['no order is known', undefined],
  ['it is paid otherwise', { ...order, paymentCode: 'banktransfer' }],
  ['its token is not known', sentOrder({ paymentCode: 'sandbox_redirect', orderNumber: '000000042' })],
])('nowhere, where %s', (_case, known) => {
  expect(paymentAddress(known, PAGES, 'en', 'https://shop.example')).toBeUndefined()
})
