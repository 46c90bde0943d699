import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../ask.fixture.ts'
import { add, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { AGATA, step } from './checkout.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 1 })
})
afterEach(() => shop.close())

const ship = (address: object = AGATA) =>
  step(shop, 'setShippingAddressesOnCart', cart, { shipping_addresses: [{ address }] },
    'cart { shipping_addresses { city selected_shipping_method { carrier_code } } }')
const choose = (carrier: string, method: string, id = cart) => chooseAll([{ carrier_code: carrier, method_code: method }], id)
const chooseAll = (shipping_methods: object[], id = cart) =>
  step(shop, 'setShippingMethodsOnCart', id, { shipping_methods }, `cart {
    prices { grand_total { value } }
    shipping_addresses { selected_shipping_method { carrier_code method_title price_incl_tax { value } } }
  }`)
const pay = (code: string) =>
  step(shop, 'setPaymentMethodOnCart', cart, { payment_method: { code } }, 'cart { selected_payment_method { code title } }')
const totalWith = async (carrier: string, method: string) =>
  (await choose(carrier, method)).data.setShippingMethodsOnCart.cart.prices.grand_total.value
const noAddress = 'The shipping address is missing. Set the address and try again.'
const notAvailable = 'The requested Payment Method is not available.'

test('the selected shipping method is added to the total and stays after a change of address', async () => {
  await ship()
  expect((await choose('locker', 'standard')).data.setShippingMethodsOnCart.cart).toEqual({
    prices: { grand_total: { value: 233.99 } },
    shipping_addresses: [
      { selected_shipping_method: { carrier_code: 'locker', method_title: 'Up to 25 kg, kept for 48 hours', price_incl_tax: { value: 14.99 } } },
    ],
  })
  const { data } = await ship({ ...AGATA, city: 'Kraków' })
  expect(data.setShippingAddressesOnCart.cart.shipping_addresses)
    .toEqual([{ city: 'Kraków', selected_shipping_method: { carrier_code: 'locker' } }])
})

test('the courier costs more by weight and is free from 500 zł after the discount', async () => {
  await ship()
  await add(shop, cart, { sku: 'rope', quantity: 2 })
  expect(await totalWith('courier', 'door')).toBe(303.99)
  await add(shop, cart, { sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 1 })
  expect(await totalWith('courier', 'door')).toBe(528)
  await step(shop, 'applyCouponToCart', cart, { coupon_code: 'SZLAK50' })
  expect(await totalWith('courier', 'door')).toBe(512.99)
})

test('a cart that is too heavy is not offered the parcel locker', async () => {
  await ship()
  await add(shop, cart, { sku: 'rope', quantity: 5 })
  expect((await choose('locker', 'standard')).errors)
    .toMatchObject(refusal('Carrier with such method not found: locker, standard', 'graphql-no-such-entity'))
})

test('a free shipping coupon makes delivery free', async () => {
  await ship()
  await step(shop, 'applyCouponToCart', cart, { coupon_code: 'KURIER0' })
  expect(await totalWith('locker', 'standard')).toBe(219)
})

test('a shipping method is refused without its codes, its cart or its address', async () => {
  expect((await choose('', 'x')).errors).toMatchObject(refusal('Required parameter "carrier_code" is missing.'))
  expect((await choose('x', '')).errors).toMatchObject(refusal('Required parameter "method_code" is missing.'))
  expect((await choose('locker', 'standard')).errors).toMatchObject(refusal(noAddress))
  expect((await choose('locker', 'standard', await newCart(shop))).errors)
    .toMatchObject(refusal("The shipping method can't be set for an empty cart. Add an item to cart and try again."))
  await ship()
  expect((await choose('zzz', 'yyy')).errors)
    .toMatchObject(refusal('Carrier with such method not found: zzz, yyy', 'graphql-no-such-entity'))
  const two = Array(2).fill({ carrier_code: 'locker', method_code: 'standard' })
  expect((await chooseAll(two)).errors).toMatchObject(refusal('You cannot specify multiple shipping methods.'))
  expect((await chooseAll([])).errors).toMatchObject(refusal('Required parameter "shipping_methods" is missing'))
})

test('only a payment method available for the total can be selected', async () => {
  expect((await pay('banktransfer')).errors).toMatchObject(refusal(noAddress))
  await ship()
  expect((await pay('banktransfer')).data.setPaymentMethodOnCart.cart)
    .toEqual({ selected_payment_method: { code: 'banktransfer', title: 'Bank transfer' } })
  expect((await pay('')).errors).toMatchObject(refusal('Required parameter "code" for "payment_method" is missing.'))
  for (const code of ['blik', 'free']) expect((await pay(code)).errors).toMatchObject(refusal(notAvailable))
})

test('an order with a total of 0 accepts only the free method, though all are listed', async () => {
  shop.backend.database.exec("INSERT INTO coupon (code, kind, amount) VALUES ('GRATIS', 'percent', 100)")
  await ship()
  await step(shop, 'applyCouponToCart', cart, { coupon_code: 'GRATIS' })
  const query = 'query ($cart: String!) { cart(cart_id: $cart) { available_payment_methods { code } } }'
  expect((await shop.ask(query, { cart })).data.cart.available_payment_methods)
    .toEqual(['sandbox_blik', 'sandbox_card', 'banktransfer', 'cashondelivery', 'free'].map((code) => ({ code })))
  expect((await pay('cashondelivery')).errors).toMatchObject(refusal(notAvailable))
  expect((await pay('free')).data.setPaymentMethodOnCart.cart.selected_payment_method.code).toBe('free')
})

test('[CHK-08] cash on delivery is not listed and not accepted for a cart with anything that is not sent', async () => {
  const query = 'query ($cart: String!) { cart(cart_id: $cart) { is_virtual available_payment_methods { code } } }'
  const listed = async () => (await shop.ask(query, { cart })).data.cart
  await ship()
  expect((await listed()).available_payment_methods).toContainEqual({ code: 'cashondelivery' })
  expect((await pay('cashondelivery')).errors).toBeUndefined()
  await add(shop, cart, { sku: 'video', quantity: 1 })
  expect(await listed()).toEqual({ is_virtual: false, available_payment_methods: ['sandbox_blik', 'sandbox_card', 'banktransfer'].map((code) => ({ code })) })
  expect((await pay('cashondelivery')).errors).toMatchObject(refusal(notAvailable))
})

test('a purchase order number is stored with the payment method', async () => {
  shop.backend.database.exec(`INSERT INTO payment_method VALUES ('purchaseorder', 9);
    INSERT INTO payment_method_text (code, store_id, title) VALUES ('purchaseorder', 1, 'Purchase Order')`)
  await ship()
  const choose = (payment_method: object) => step(shop, 'setPaymentMethodOnCart', cart, { payment_method },
    'cart { selected_payment_method { code title purchase_order_number } }')
  const chosen = async (method: object) => (await choose(method)).data.setPaymentMethodOnCart.cart.selected_payment_method
  expect((await choose({ code: 'purchaseorder' })).errors).toMatchObject(refusal('Purchase order number is a required field.'))
  expect(await chosen({ code: 'purchaseorder', purchase_order_number: 'PO-7' }))
    .toEqual({ code: 'purchaseorder', title: 'Purchase Order', purchase_order_number: 'PO-7' })
  expect(await chosen({ code: 'cashondelivery' }))
    .toEqual({ code: 'cashondelivery', title: 'Cash on delivery', purchase_order_number: null })
})
