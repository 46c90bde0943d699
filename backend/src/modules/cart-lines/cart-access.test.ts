import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, as, newCart, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'

let shop: TestShop
let anna: TestCustomer
let ewa: TestCustomer
beforeEach(() => {
  shop = openShop()
  anna = addCustomer(shop.backend.database, 'anna@example.com')
  ewa = addCustomer(shop.backend.database, 'ewa@example.com')
})
afterEach(() => shop.close())

const read = (client: TestShop, id: string) => client.ask('query ($id: String!) { cart(cart_id: $id) { id email } }', { id })
const own = (client: TestShop) => client.ask('{ customerCart { id email total_quantity } }')
const notAllowed = (id: string) => [{
  message: `The current user cannot perform operations on cart "${id}"`, extensions: { category: 'graphql-authorization' },
}]

test("only its owner reaches a customer's cart, and a customer does not reach a guest's", async () => {
  const guests = await newCart(shop)
  const annas = await newCart(as(anna, shop))
  expect((await read(shop, guests)).data.cart.id).toBe(guests)
  expect((await read(as(anna, shop), annas)).data.cart.id).toBe(annas)
  expect((await read(shop, annas)).errors).toMatchObject(notAllowed(annas))
  expect((await read(as(ewa, shop), annas)).errors).toMatchObject(notAllowed(annas))
  expect((await read(as(anna, shop), guests)).errors).toMatchObject(notAllowed(guests))
})

const ID = 'x'.repeat(32)

test.each([
  'addProductsToCart(cartId: "ID", cartItems: [{ sku: "tee", quantity: 1 }])',
  'addSimpleProductsToCart(input: { cart_id: "ID", cart_items: [{ data: { sku: "tee", quantity: 1 } }] })',
  'addVirtualProductsToCart(input: { cart_id: "ID", cart_items: [{ data: { sku: "video", quantity: 1 } }] })',
  'addBundleProductsToCart(input: { cart_id: "ID", cart_items: [{ data: { sku: "kit", quantity: 1 }, bundle_options: [] }] })',
  'addDownloadableProductsToCart(input: { cart_id: "ID", cart_items: [{ data: { sku: "plan", quantity: 1 } }] })',
  'addConfigurableProductsToCart(input: { cart_id: "ID", cart_items: [{ data: { sku: "tee", quantity: 1 } }] })',
  'updateCartItems(input: { cart_id: "ID", cart_items: [{ cart_item_id: 1, quantity: 1 }] })',
  'removeItemFromCart(input: { cart_id: "ID", cart_item_id: 1 })',
  'applyCouponToCart(input: { cart_id: "ID", coupon_code: "WIATR10" })',
  'removeCouponFromCart(input: { cart_id: "ID" })',
  'setGiftOptionsOnCart(input: { cart_id: "ID", gift_receipt_included: true, printed_card_included: true })',
  'setShippingAddressesOnCart(input: { cart_id: "ID", shipping_addresses: [{ customer_address_id: 1 }] })',
  'setBillingAddressOnCart(input: { cart_id: "ID", billing_address: { same_as_shipping: true } })',
  'setShippingMethodsOnCart(input: { cart_id: "ID", shipping_methods: [{ carrier_code: "a", method_code: "b" }] })',
  'setPaymentMethodOnCart(input: { cart_id: "ID", payment_method: { code: "free" } })',
  'setGuestEmailOnCart(input: { cart_id: "ID", email: "a@example.com" })',
  'estimateTotals(input: { cart_id: "ID", address: { country_code: PL } })',
])("another's cart stays out of reach of %s", async (field) => {
  const annas = await newCart(as(anna, shop))
  const document = `mutation { ${field.replace('ID', annas)} { cart { id } } }`
  expect((await shop.ask(document)).errors).toMatchObject(notAllowed(annas))
  const asEwa = (await as(ewa, shop).ask(document)).errors
  expect(asEwa).toHaveLength(1)
  expect(asEwa?.[0]?.extensions?.category).toMatch(/graphql-(authorization|input)/)
})

test('a customer has one active cart, with the e-mail address of the account', async () => {
  const { customerCart: first } = (await own(as(anna, shop))).data
  expect(first).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9]{32}$/), email: 'anna@example.com', total_quantity: 0 })
  await add(as(anna, shop), first.id, { sku: 'tee', quantity: 2 })
  expect((await own(as(anna, shop))).data.customerCart).toEqual({ ...first, total_quantity: 2 })
  expect(await newCart(as(anna, shop))).toBe(first.id)
  expect((await own(as(ewa, shop))).data.customerCart.id).not.toBe(first.id)
  shop.backend.database.exec("UPDATE customer SET email = 'nowak@example.com' WHERE email = 'anna@example.com'")
  expect((await own(as(anna, shop))).data.customerCart.email).toBe('nowak@example.com')
})

test('a customer gets a new cart after placing an order', async () => {
  const former = await newCart(as(anna, shop))
  shop.backend.database.exec('UPDATE cart SET is_active = 0')
  expect((await own(as(anna, shop))).data.customerCart.id).not.toBe(former)
})

test('a guest has no customer cart', async () => {
  expect((await own(shop)).errors).toMatchObject([
    { message: 'The request is allowed for logged in customer', extensions: { category: 'graphql-authorization' } },
  ])
})

const createGuestCart = (client: TestShop, input?: object) => client.ask(
  'mutation ($input: CreateGuestCartInput) { createGuestCart(input: $input) { cart { id total_quantity } } }', { input })

test('a guest cart gets a generated id or the id that the client sends', async () => {
  expect((await createGuestCart(shop)).data.createGuestCart.cart)
    .toEqual({ id: expect.stringMatching(/^[A-Za-z0-9]{32}$/), total_quantity: 0 })
  expect((await createGuestCart(shop, { cart_uid: ID })).data.createGuestCart.cart.id).toBe(ID)
})

test.each([
  [{ cart_uid: 'short' }, 'Cart ID length should to be 32 symbols.', 'graphql-input'],
  [{ cart_uid: ID }, `Cart with ID "${ID}" already exists.`, 'graphql-already-exists'],
])('a guest cart %j is refused', async (input, message, category) => {
  await createGuestCart(shop, { cart_uid: ID })
  expect((await createGuestCart(shop, input)).errors).toMatchObject([{ message, extensions: { category } }])
})

test('a customer cannot create a guest cart', async () => {
  expect((await createGuestCart(as(anna, shop))).errors).toMatchObject([
    { message: 'Use `Query.customerCart` for logged in customer.', extensions: { category: 'graphql-already-exists' } },
  ])
})
