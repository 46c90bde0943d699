import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, as, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { AGATA, step } from './checkout.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  changeSetting(shop.backend.database, 'checkout/options/guest_checkout', false)
  cart = await newCart(shop)
})
afterEach(() => shop.close())

test.each([
  ['setGuestEmailOnCart', { email: 'a@example.com' }],
  ['setShippingAddressesOnCart', { shipping_addresses: [{ address: AGATA }] }],
  ['setBillingAddressOnCart', { billing_address: { address: AGATA } }],
  ['setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: 'locker', method_code: 'standard' }] }],
  ['setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } }],
])('without guest checkout, %s is refused', async (mutation, input) => {
  expect((await step(shop, mutation, cart, input)).errors).toMatchObject([{
    message: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
    extensions: { category: 'graphql-authorization' },
  }])
})

test('without guest checkout, guests can still fill carts and customers can check out', async () => {
  expect((await add(shop, cart, { sku: 'tee', quantity: 1 })).user_errors).toEqual([])
  const asAnna = as(addCustomer(shop.backend.database), shop)
  const annas = await newCart(asAnna)
  expect((await step(asAnna, 'setBillingAddressOnCart', annas, { billing_address: { address: AGATA } })).errors).toBeUndefined()
})
