import { afterEach, beforeEach, expect, test } from 'vitest'
import { as, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { cartToPlace } from '../order/order.fixture.ts'
import { step } from './checkout.fixture.ts'

let shop: TestShop
beforeEach(() => (shop = openShop()))
afterEach(() => shop.close())

const ANSWERED = 'order { order_number } orderV2 { number } errors { code message }'
const place = (cart: string, selection = ANSWERED, client = shop) => step(client, 'placeOrder', cart, {}, selection)
const refused = (code: string, message: string) => ({ placeOrder: { order: null, orderV2: null, errors: [{ code, message }] } })

test('a client that selects errors gets refusals in the data, without a prefix', async () => {
  const cart = await newCart(shop)
  expect(await place(cart)).toEqual({ data: refused('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.') })
  await step(shop, 'setGuestEmailOnCart', cart, { email: 'agata@example.com' })
  expect(await place(cart)).toEqual({
    data: refused('UNABLE_TO_PLACE_ORDER', 'A server error stopped your order from being placed. Please try to place your order again'),
  })
  expect(await place('nope')).toEqual({ data: refused('CART_NOT_FOUND', 'Could not find a cart with ID "nope"') })
})

test('the same holds for a cart that has become an order', async () => {
  const cart = await cartToPlace(shop)
  expect((await place(cart)).data.placeOrder)
    .toEqual({ order: { order_number: '000000001' }, orderV2: { number: '000000001' }, errors: [] })
  expect(await place(cart)).toEqual({ data: refused('CART_NOT_ACTIVE', "The cart isn't active.") })
})

test.each([
  ['UPDATE stock SET quantity = 0', 'UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.'],
  ["UPDATE cart SET payment_code = 'gone'", 'UNDEFINED', 'The requested Payment Method is not available.'],
  ['UPDATE cart SET payment_code = NULL', 'UNABLE_TO_PLACE_ORDER', 'Enter a valid payment method and try again.'],
  [
    'UPDATE cart SET method_code = NULL', 'UNABLE_TO_PLACE_ORDER',
    'The shipping method is missing. Select the shipping method and try again.',
  ],
  [
    "DELETE FROM cart_address WHERE type = 'shipping'", 'UNABLE_TO_PLACE_ORDER',
    "Some addresses can't be used due to the configurations for specific countries.",
  ],
  [
    "UPDATE cart_address SET city = '' WHERE type = 'billing'", 'UNABLE_TO_PLACE_ORDER',
    'Please check the billing address information. "city" is required. Enter and try again.',
  ],
])('after %s: %s, in the data and as a GraphQL error', async (change, code, message) => {
  const cart = await cartToPlace(shop)
  shop.backend.database.exec(change)
  expect(await place(cart)).toEqual({ data: refused(code, message) })
  expect((await place(cart, 'order { order_number }')).errors)
    .toMatchObject([{ message: `Unable to place order: ${message}`, extensions: { category: 'graphql-input', error_code: code } }])
})

test('errors selected in a fragment count, too', async () => {
  const inline = await place('nope', '... on PlaceOrderOutput { errors { code } }')
  expect(inline).toEqual({ data: { placeOrder: { errors: [{ code: 'CART_NOT_FOUND' }] } } })
  const fragment = 'fragment E on PlaceOrderOutput { errors { code } }'
  const named = await shop.ask(`${fragment} mutation { placeOrder(input: { cart_id: "nope" }) { ...E } }`)
  expect(named).toEqual(inline)
})

test("another customer's cart is refused with a GraphQL error, even if errors are selected", async () => {
  const anna = addCustomer(shop.backend.database)
  const guests = await cartToPlace(shop)
  const hers = await cartToPlace(shop, { customer: anna })
  const jan = as(addCustomer(shop.backend.database, 'jan@example.com'), shop)
  for (const [cart, client] of [[guests, as(anna, shop)], [hers, shop], [hers, jan]] as const) {
    expect((await place(cart, ANSWERED, client)).errors).toMatchObject([
      { message: `The current user cannot perform operations on cart "${cart}"`, extensions: { category: 'graphql-authorization' } },
    ])
  }
  expect((await place('')).errors)
    .toMatchObject([{ message: 'Required parameter "cart_id" is missing', extensions: { category: 'graphql-input' } }])
})

test('without guest checkout, only customers can place orders', async () => {
  const anna = addCustomer(shop.backend.database)
  const [guests, hers] = [await cartToPlace(shop), await cartToPlace(shop, { customer: anna })]
  shop.backend.database.exec("INSERT INTO core_config_data VALUES ('checkout/options/guest_checkout', '0')")
  expect((await place(guests)).errors).toMatchObject([{
    message: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
    extensions: { category: 'graphql-authorization' },
  }])
  expect((await place(hers, ANSWERED, as(anna, shop))).data.placeOrder.orderV2).toEqual({ number: '000000001' })
})

test('products disabled in the meantime are left out, and a cart without others is refused', async () => {
  const cart = await cartToPlace(shop, { items: [{ sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 2 }] })
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'rope'")
  const other = await cartToPlace(shop)
  expect((await place(cart, 'orderV2 { items { product_sku } }')).data.placeOrder.orderV2.items).toEqual([{ product_sku: 'tee' }])
  shop.backend.database.exec('UPDATE product SET is_enabled = 0')
  expect((await place(other)).data.placeOrder.errors).toMatchObject([{ code: 'UNABLE_TO_PLACE_ORDER' }])
})
