import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, configurable, newCart, openShop, stockOf, type TestShop } from '../cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../cart/products.fixture.ts'
import { cartToPlace } from '../order/order.fixture.ts'
import { AGATA, placeOrder, step } from './checkout.fixture.ts'

let shop: TestShop
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kram-order-'))
  file = join(folder, 'shop.sqlite')
  shop = openShop(file)
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const all = (sql: string, ...values: string[]) => shop.backend.database.prepare(sql).all(...values)
const shell = { sku: 'shell', quantity: 1, selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] }
const refusal = (message: string, code = 'UNABLE_TO_PLACE_ORDER') =>
  [{ message: `Unable to place order: ${message}`, extensions: { category: 'graphql-input', error_code: code } }]

test('[CHK-02] a guest order is stored with exact amounts and survives a restart', async () => {
  const cart = await cartToPlace(shop, { items: [shell, { sku: 'tee', quantity: 2 }] })
  await step(shop, 'applyCouponToCart', cart, { coupon_code: 'wiatr10' })
  const { data } = await placeOrder(shop, cart)
  expect(data).toEqual({ placeOrder: { order: { order_number: '000000001' } } })
  await shop.close()
  shop = openShop(file)
  expect(all('SELECT * FROM sales_order WHERE increment_id = ?', '000000001')).toMatchObject([{
    store_id: 1, state: 'new', status: 'pending', customer_email: 'agata@example.com', currency: 'PLN', coupon_code: 'wiatr10',
    shipping_carrier_code: 'locker', shipping_method_code: 'standard',
    shipping_description: 'Parcel locker - Up to 25 kg, kept for 48 hours',
    payment_code: 'banktransfer', payment_title: 'Bank transfer', total_quantity: 3, weight: 1,
    subtotal_including_tax: 1687_00, discount_amount: 168_70, shipping_including_tax: 0, tax_amount: 283_91,
    grand_total: 1518_30,
    created_at: '2026-11-21T12:00:00.000Z',
  }])
  expect(all('SELECT * FROM sales_order_item ORDER BY id')).toMatchObject([
    { sku: 'shell-m', name: 'Krywań 3L Shell', quantity: 1, price_including_tax: 1249_00, discount_amount: 124_90, tax_amount: 210_20 },
    { sku: 'tee', quantity: 2, row_total_including_tax: 438_00, discount_amount: 43_80, tax_amount: 73_71 },
  ])
  expect(all('SELECT label, value FROM sales_order_item_option ORDER BY position')).toEqual([
    { label: 'Colour', value: 'Spruce' }, { label: 'Size', value: 'M' },
  ])
  expect(all('SELECT type, street, country_code FROM sales_order_address ORDER BY type')).toEqual([
    { type: 'billing', street: 'Kościeliska\n14a/3', country_code: 'PL' },
    { type: 'shipping', street: 'Kościeliska\n14a/3', country_code: 'PL' },
  ])
  expect([stockOf(shop, 'shell-m'), stockOf(shop, 'tee')]).toEqual([2, 8])
  expect(all("SELECT times_used FROM coupon WHERE code = 'WIATR10'")).toEqual([{ times_used: 1 }])
})

test('order numbers count per store view and continue after a restart', async () => {
  const numbers: string[] = []
  for (const store of ['en', 'pl', 'en', 'pl']) {
    const cart = await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 1 }], store })
    numbers.push((await placeOrder(shop, cart, store)).data.placeOrder.order.order_number)
    await shop.close()
    shop = openShop(file)
  }
  expect(numbers).toEqual(['000000001', '2000000001', '000000002', '2000000002'])
})

test('[CHK-13] two simultaneous requests place one order, and the cart becomes inactive', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 1 }] })
  const answers = await Promise.all([placeOrder(shop, cart), placeOrder(shop, cart)])
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  const extensions = { category: 'graphql-no-such-entity', error_code: 'CART_NOT_ACTIVE' }
  const closed = [{ message: "The cart isn't active.", extensions }]
  expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject(closed)
  expect(all('SELECT id FROM sales_order')).toHaveLength(1)
  expect(stockOf(shop, 'tee')).toBe(9)
  expect((await shop.ask('query ($cart: String!) { cart(cart_id: $cart) { id } }', { cart })).errors).toMatchObject(closed)
  expect((await step(shop, 'setGuestEmailOnCart', cart, { email: 'a@example.com' })).errors).toMatchObject(closed)
})

test('the last piece sells once, even with two backends on the same database', async () => {
  const beanie = [{ sku: 'beanie', quantity: 1 }]
  const carts = [await cartToPlace(shop, { items: beanie }), await cartToPlace(shop, { items: beanie })] as const
  const other = openShop(file)
  const answers = await Promise.all([placeOrder(shop, carts[0]), placeOrder(other, carts[1])])
  await other.close()
  expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject(refusal('Some of the products are out of stock.'))
  expect(all('SELECT id FROM sales_order')).toHaveLength(1)
  expect(stockOf(shop, 'beanie')).toBe(0)
})

test('the stock never falls below zero', async () => {
  const carts: string[] = []
  for (let count = 0; count < 5; count += 1) carts.push(await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 3 }] }))
  const answers = await Promise.all(carts.map((cart) => placeOrder(shop, cart)))
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(3)
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message))
    .toEqual(Array(2).fill('Unable to place order: Please correct the quantity for some products.'))
  expect(stockOf(shop, 'tee')).toBe(1)
})

test('an order requires each step and reports the first missing one', async () => {
  const cart = await newCart(shop)
  const message = async () => (await placeOrder(shop, cart)).errors
  expect(await message()).toMatchObject([
    { message: 'Guest email for cart is missing.', extensions: { category: 'graphql-input', error_code: 'GUEST_EMAIL_MISSING' } },
  ])
  await step(shop, 'setGuestEmailOnCart', cart, { email: 'agata@example.com' })
  expect(await message()).toMatchObject(
    refusal('A server error stopped your order from being placed. Please try to place your order again'),
  )
  await add(shop, cart, { sku: 'tee', quantity: 1 })
  expect(await message()).toMatchObject(
    refusal("Some addresses can't be used due to the configurations for specific countries."),
  )
  await step(shop, 'setShippingAddressesOnCart', cart, { shipping_addresses: [{ address: AGATA }] })
  expect(await message()).toMatchObject(refusal('The shipping method is missing. Select the shipping method and try again.'))
  const pickup = { carrier_code: 'instore', method_code: 'pickup' }
  await step(shop, 'setShippingMethodsOnCart', cart, { shipping_methods: [pickup] })
  expect(await message()).toMatchObject(refusal('Pickup Location Address does not match Shipping Address for In-Store Pickup Quote.', 'UNDEFINED'))
  await step(shop, 'setShippingAddressesOnCart', cart, { shipping_addresses: [{ address: AGATA, pickup_location_code: 'halny-krakow' }] })
  const details = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'countryId']
    .map((field) => `"${field}" is required. Enter and try again.`).join(' ')
  expect(await message()).toMatchObject(refusal(`Please check the billing address information. ${details}`))
  await step(shop, 'setBillingAddressOnCart', cart, { billing_address: { same_as_shipping: true } })
  expect(await message()).toMatchObject(refusal('Enter a valid payment method and try again.'))
  await step(shop, 'setPaymentMethodOnCart', cart, { payment_method: { code: 'cashondelivery' } })
  expect(await message()).toBeUndefined()
})

test('refuses an unknown and a missing cart id', async () => {
  expect((await placeOrder(shop, 'nope')).errors).toMatchObject([
    { message: 'Could not find a cart with ID "nope"', extensions: { category: 'graphql-no-such-entity', error_code: 'CART_NOT_FOUND' } },
  ])
  expect((await placeOrder(shop, '')).errors).toMatchObject([
    { message: 'Required parameter "cart_id" is missing', extensions: { category: 'graphql-input' } },
  ])
})

test('refuses a payment method that is no longer available for the total', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'video', quantity: 1 }], isVirtual: true })
  shop.backend.database.exec("INSERT INTO coupon (code, kind, amount) VALUES ('GRATIS', 'percent', 100)")
  await step(shop, 'applyCouponToCart', cart, { coupon_code: 'GRATIS' })
  expect((await placeOrder(shop, cart)).errors).toMatchObject(refusal('The requested Payment Method is not available.', 'UNDEFINED'))
})

test('a virtual cart needs no shipping', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'video', quantity: 2 }], isVirtual: true })
  expect((await placeOrder(shop, cart)).data.placeOrder.order.order_number).toBe('000000001')
  expect(all('SELECT shipping_carrier_code, shipping_including_tax, grand_total FROM sales_order'))
    .toEqual([{ shipping_carrier_code: null, shipping_including_tax: 0, grand_total: 98_00 }])
})

test('reports an expired coupon once, then places the order without it', async () => {
  shop.backend.database.exec("INSERT INTO coupon (code, kind, amount, usage_limit) VALUES ('JEDEN', 'percent', 10, 1)")
  const tee = [{ sku: 'tee', quantity: 1 }]
  const carts = [await cartToPlace(shop, { items: tee }), await cartToPlace(shop, { items: tee })] as const
  for (const cart of carts) await step(shop, 'applyCouponToCart', cart, { coupon_code: 'JEDEN' })
  await placeOrder(shop, carts[0])
  expect((await placeOrder(shop, carts[1])).errors)
    .toMatchObject(refusal("The coupon code isn't valid. Verify the code and try again.", 'UNDEFINED'))
  expect((await placeOrder(shop, carts[1])).errors).toBeUndefined()
  expect(all('SELECT coupon_code, grand_total FROM sales_order ORDER BY id')).toEqual([
    { coupon_code: 'JEDEN', grand_total: 197_10 + 14_99 }, { coupon_code: null, grand_total: 219_00 + 14_99 },
  ])
})

test('a product disabled in the meantime is left out of the order', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 2 }] })
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'rope'")
  await placeOrder(shop, cart)
  expect(all('SELECT sku FROM sales_order_item')).toEqual([{ sku: 'tee' }])
})
