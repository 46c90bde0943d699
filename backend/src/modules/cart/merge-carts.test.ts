import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { add, as, newCart, openShop, type TestShop } from './cart.fixture.ts'

let shop: TestShop
let anna: TestCustomer
let asAnna: TestShop
let guests: string
let annas: string
beforeEach(async () => {
  shop = openShop()
  anna = addCustomer(shop.backend.database)
  asAnna = as(anna, shop)
  guests = await newCart(shop)
  annas = await newCart(asAnna)
})
afterEach(() => shop.close())

const CART = 'id email applied_coupons { code } items { quantity product { sku } }'
const merge = (source: string, destination?: string | null, client = asAnna) => client.ask(
  `mutation ($source: String!, $destination: String) {
    mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { ${CART} } }`, { source, destination })
const assign = (id: string, client = asAnna) =>
  client.ask(`mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { ${CART} } }`, { id })
const read = (client: TestShop, id: string) => client.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })
const apply = (client: TestShop, id: string, code: string) => client.ask(
  'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }', { id, code })
const line = (sku: string, quantity: number) => ({ quantity, product: { sku } })
const tee = (quantity: number) => ({ sku: 'tee', quantity })
const rope = (quantity: number) => ({ sku: 'rope', quantity })
const inactive = [{ message: "The cart isn't active.", extensions: { category: 'graphql-no-such-entity' } }]

test("a guest's lines go into the customer's cart, equal ones are summed, and the guest's cart is closed", async () => {
  await add(asAnna, annas, tee(2))
  await add(shop, guests, tee(3), rope(2))
  expect((await merge(guests, annas)).data.mergeCarts)
    .toEqual({ id: annas, email: anna.email, applied_coupons: null, items: [line('tee', 5), line('rope', 2)] })
  expect((await read(shop, guests)).errors).toMatchObject(inactive)
})

test('without a destination, merges into the active cart and creates it if necessary', async () => {
  shop.backend.database.exec('DELETE FROM cart WHERE customer_id IS NOT NULL')
  await add(shop, guests, tee(1))
  const { mergeCarts: merged } = (await merge(guests)).data
  expect(merged.items).toEqual([line('tee', 1)])
  expect((await asAnna.ask('{ customerCart { id } }')).data.customerCart.id).toBe(merged.id)
})

test('if the stock does not cover both lines, the customer keeps their own quantity', async () => {
  await add(asAnna, annas, tee(6))
  await add(shop, guests, tee(5), rope(2))
  expect((await merge(guests)).data.mergeCarts.items).toEqual([line('tee', 6), line('rope', 2)])
})

test.each([
  ['merge', 5],
  ['guest', 3],
  ['customer', 2],
])('with the preference %s, two and three make %i', async (preference, quantity) => {
  changeSetting(shop.backend.database, 'checkout/cart/cart_merge_preference', preference)
  await add(asAnna, annas, tee(2))
  await add(shop, guests, tee(3))
  expect((await merge(guests)).data.mergeCarts.items).toEqual([line('tee', quantity)])
})

test("the guest's coupon replaces the customer's; without one the customer's stays", async () => {
  await add(asAnna, annas, tee(2))
  await add(shop, guests, tee(2))
  await apply(asAnna, annas, 'WIATR10')
  await apply(shop, guests, 'SZLAK50')
  expect((await merge(guests)).data.mergeCarts.applied_coupons).toEqual([{ code: 'SZLAK50' }])
  const other = await newCart(shop)
  await add(shop, other, rope(2))
  expect((await merge(other)).data.mergeCarts.applied_coupons).toEqual([{ code: 'SZLAK50' }])
})

test.each([
  ['', undefined, 'Required parameter "source_cart_id" is missing', 'graphql-input'],
  ['GUESTS', '', 'The parameter "destination_cart_id" cannot be empty', 'graphql-input'],
  ['nope', undefined, 'Could not find a cart with ID "nope"', 'graphql-no-such-entity'],
  ['GUESTS', 'nope', 'Could not find a cart with ID "nope"', 'graphql-no-such-entity'],
  ['ANNAS', undefined, 'The current user cannot perform operations on cart "ANNAS"', 'graphql-authorization'],
  ['GUESTS', 'EWAS', 'The current user cannot perform operations on cart "EWAS"', 'graphql-authorization'],
  ['GUESTS', 'GUESTS', 'The current user cannot perform operations on cart "GUESTS"', 'graphql-authorization'],
])('merging %s into %s is refused', async (source, destination, message, category) => {
  const ewas = await newCart(as(addCustomer(shop.backend.database, 'ewa@example.com'), shop))
  const withIds = (text: string) => text.replace('GUESTS', guests).replace('ANNAS', annas).replace('EWAS', ewas)
  const { errors } = await merge(withIds(source), destination === undefined ? undefined : withIds(destination))
  expect(errors).toMatchObject([{ message: withIds(message), extensions: { category } }])
})

test('a cart can be merged only once', async () => {
  await merge(guests)
  expect((await merge(guests)).errors).toMatchObject(inactive)
})

test('a guest can neither merge nor take over carts', async () => {
  const refused = [{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }]
  expect((await merge(guests, annas, shop)).errors).toMatchObject(refused)
  expect((await assign(guests, shop)).errors).toMatchObject(refused)
})

test("a guest's cart becomes the customer's under a new id and gets the lines of the previous cart", async () => {
  await add(asAnna, annas, tee(1), rope(2))
  await add(shop, guests, tee(3))
  const leaveEmail = 'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "g@example.com" }) { cart { id } } }'
  await shop.ask(leaveEmail, { id: guests })
  const { assignCustomerToGuestCart: taken } = (await assign(guests)).data
  expect(taken).toEqual({
    id: expect.stringMatching(/^[A-Za-z0-9]{32}$/), email: anna.email, applied_coupons: null, items: [line('tee', 4), line('rope', 2)],
  })
  expect([guests, annas]).not.toContain(taken.id)
  expect((await read(shop, guests)).errors).toMatchObject([{ message: `Could not find a cart with ID "${guests}"` }])
  expect((await read(asAnna, annas)).errors).toMatchObject(inactive)
  expect((await read(asAnna, taken.id)).data.cart).toEqual(taken)
  expect((await asAnna.ask('{ customerCart { id } }')).data.customerCart.id).toBe(taken.id)
})

test('a customer without a cart takes over a guest’s as it is', async () => {
  shop.backend.database.exec('DELETE FROM cart WHERE customer_id IS NOT NULL')
  await add(shop, guests, tee(3))
  await apply(shop, guests, 'WIATR10')
  expect((await assign(guests)).data.assignCustomerToGuestCart)
    .toMatchObject({ items: [line('tee', 3)], applied_coupons: [{ code: 'WIATR10' }] })
})

test.each([
  ['', 'Required parameter "cart_id" is missing', 'graphql-input'],
  ['nope', 'Could not find a cart with ID "nope"', 'graphql-no-such-entity'],
  ['ANNAS', "The customer can't be assigned to the cart because the cart isn't anonymous.", 'graphql-input'],
])('taking over %s is refused', async (id, message, category) => {
  expect((await assign(id.replace('ANNAS', annas))).errors).toMatchObject([{ message, extensions: { category } }])
})
