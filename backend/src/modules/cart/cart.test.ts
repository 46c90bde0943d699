import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, newCart, openShop, type TestShop } from './cart.fixture.ts'

let shop: TestShop
beforeEach(() => void (shop = openShop()))
afterEach(() => shop.close())

const create = 'mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }'
const read = 'query ($id: String!) { cart(cart_id: $id) { id email is_virtual total_quantity items { uid } } }'
const ID = 'abcdefghijklmnopqrstuvwxyz012345'

test('a new cart is empty and has an id of 32 letters and digits', async () => {
  const id = await newCart(shop)
  expect(id).toMatch(/^[A-Za-z0-9]{32}$/)
  expect((await shop.ask(read, { id })).data.cart).toEqual({ id, email: null, is_virtual: false, total_quantity: 0, items: [] })
})

test('a client may send its own id', async () => {
  expect((await shop.ask(create, { id: ID })).data.createEmptyCart).toBe(ID)
  expect((await shop.ask(read, { id: ID })).data.cart.id).toBe(ID)
})

test.each([
  ['short', 'Cart ID length should to be 32 symbols.', 'graphql-input'],
  [ID, `Cart with ID "${ID}" already exists.`, 'graphql-already-exists'],
])('the id %s is refused', async (id, message, category) => {
  await shop.ask(create, { id: ID })
  expect((await shop.ask(create, { id })).errors).toMatchObject([{ message, extensions: { category } }])
})

test('reports an unknown id as not found and an empty one as missing', async () => {
  expect((await shop.ask(read, { id: 'nope' })).errors).toMatchObject([{
    message: 'Could not find a cart with ID "nope"', path: ['cart'],
    extensions: { category: 'graphql-no-such-entity', error_code: 'CART_NOT_FOUND' },
  }])
  expect((await shop.ask(read, { id: '' })).errors).toMatchObject([
    { message: 'Required parameter "cart_id" is missing', extensions: { category: 'graphql-input' } },
  ])
})

const missing = 'Required parameter "cart_id" is missing'

test.each([
  ['updateCartItems(input: { cart_id: "", cart_items: [{ cart_item_id: 1, quantity: 1 }] })', `${missing}.`],
  ['removeItemFromCart(input: { cart_id: "", cart_item_id: 1 })', `${missing}.`],
  ['setPaymentMethodOnCart(input: { cart_id: "", payment_method: { code: "free" } })', `${missing}.`],
  ['applyCouponToCart(input: { cart_id: "", coupon_code: "X" })', missing],
  ['removeCouponFromCart(input: { cart_id: "" })', missing],
  ['setGuestEmailOnCart(input: { cart_id: "", email: "a@b.pl" })', missing],
  ['setShippingAddressesOnCart(input: { cart_id: "", shipping_addresses: [] })', missing],
  ['setBillingAddressOnCart(input: { cart_id: "", billing_address: {} })', missing],
  ['setShippingMethodsOnCart(input: { cart_id: "", shipping_methods: [] })', missing],
  ['addProductsToCart(cartId: "", cartItems: [{ sku: "tee", quantity: 1 }])', 'Required parameter "cartId" is missing'],
])('without an id, %s', async (field, message) => {
  const { errors } = await shop.ask(`mutation { ${field} { cart { id } } }`)
  expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
})

test('a request from another store view moves the cart there and answers in its language', async () => {
  const id = await newCart(shop)
  await add(shop, id, { sku: 'tee', quantity: 1 })
  expect((await shop.ask(read, { id }, 'pl')).data.cart.total_quantity).toBe(1)
  expect(shop.backend.database.prepare('SELECT store_id FROM cart').get()).toEqual({ store_id: 2 })
})

test('refuses a request with an unknown bearer token', async () => {
  const id = await newCart(shop)
  const response = await shop.backend.fetch(new Request('http://shop.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer made-up' },
    body: JSON.stringify({ query: read, variables: { id } }),
  }))
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    errors: [{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authentication' } }],
  })
})
