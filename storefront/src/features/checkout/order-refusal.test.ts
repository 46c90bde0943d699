import { expect, test } from 'vitest'
import { orderReason } from './order-refusal.ts'

test.each([
  ["Unable to place order: Some addresses can't be used due to the configurations for specific countries.", 'country'],
  ['The shipping method is missing. Select the shipping method and try again.', 'delivery'],
  ['Unable to place order: Please check the billing address information. "city" is required.', 'address'],
  ['Enter a valid payment method and try again.', 'payment'],
  ['The requested Payment Method is not available.', 'payment'],
  ['Guest email for cart is missing.', 'email'],
  ['Unable to place order: A server error stopped your order from being placed. Please try to place your order again', 'server'],
  ['Unable to place order: Some of the products are out of stock', { reason: 'outOfStock', count: 0 }],
  ["The coupon code isn't valid. Verify the code and try again.", { reason: 'couponWrong', count: 0 }],
  ['Unable to place order: Minimum order amount is 50', { reason: 'other', text: 'Minimum order amount is 50' }],
])('%s', (text, reason) => {
  expect(orderReason(text)).toEqual(reason)
})
