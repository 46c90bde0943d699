import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, newCart, openShop, type TestShop } from './cart.fixture.ts'

let shop: TestShop
let cart: string
let tee: string
let beanie: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
  const filled = await add(shop, cart, { sku: 'tee', quantity: 2 }, { sku: 'beanie', quantity: 1 })
  ;[tee, beanie] = filled.cart.items.map(({ uid }: { uid: string }) => uid)
})
afterEach(() => shop.close())

const update = (items: object[]) => shop.ask(`
  mutation ($cart: String!, $items: [CartItemUpdateInput]!) {
    updateCartItems(input: { cart_id: $cart, cart_items: $items }) { cart { items { uid quantity } } }
  }`, { cart, items })
const remove = (line: object) => shop.ask(`
  mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { total_quantity items { uid } } } }`,
{ input: { cart_id: cart, ...line } })
const lines = async () => {
  const query = 'query ($cart: String!) { cart(cart_id: $cart) { items { uid quantity errors { code message } is_available } } }'
  return (await shop.ask(query, { cart })).data.cart.items
}

test('quantities are set up to the whole stock, by uid or by id, and 0 removes a line', async () => {
  const answer = await update([{ cart_item_uid: tee, quantity: 10 }, { cart_item_id: 2, quantity: 0 }])
  expect(answer.data.updateCartItems.cart.items).toEqual([{ uid: tee, quantity: 10 }])
})

test.each([
  [{ cart_item_id: 99, quantity: 1 }, 'Could not find cart item with id: 99.', 'graphql-no-such-entity'],
  [{ cart_item_uid: 'OTk=', quantity: 1 }, 'Could not find cart item with id: 99.', 'graphql-no-such-entity'],
  [{ cart_item_uid: '***', quantity: 1 }, 'Value of uid "***" is incorrect.', 'graphql-input'],
  [
    { cart_item_id: 1, cart_item_uid: 'MQ==', quantity: 1 },
    "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
    'graphql-input',
  ],
  [{ quantity: 1 }, 'Required parameter "cart_item_id" for "cart_items" is missing.', 'graphql-input'],
  [{ cart_item_id: 2 }, 'Required parameter "quantity" for "cart_items" is missing.', 'graphql-input'],
  [
    { cart_item_id: 2, quantity: 2 },
    'Could not update the product with SKU beanie: The requested qty is not available',
    'graphql-input',
  ],
])('%j is refused, and no line of the call changes', async (item, message, category) => {
  const answer = await update([{ cart_item_uid: tee, quantity: 7 }, item])
  expect(answer.data).toEqual({ updateCartItems: null })
  expect(answer.errors).toMatchObject([{ message, extensions: { category } }])
  expect(await lines()).toMatchObject([{ uid: tee, quantity: 2 }, { uid: beanie, quantity: 1 }])
})

test('treats an empty list of lines as a missing parameter', async () => {
  expect((await update([])).errors).toMatchObject([{ message: 'Required parameter "cart_items" is missing.' }])
})

test('removing the last line leaves an empty cart', async () => {
  await remove({ cart_item_uid: tee })
  expect((await remove({ cart_item_id: 2 })).data.removeItemFromCart.cart).toEqual({ total_quantity: 0, items: [] })
})

test.each([
  [{ cart_item_id: 99 }, "The cart doesn't contain the item", 'graphql-no-such-entity'],
  [{}, 'Required parameter "cart_item_id" is missing.', 'graphql-input'],
])('removing %j is refused', async (line, message, category) => {
  expect((await remove(line)).errors).toMatchObject([{ message, extensions: { category } }])
})

test("another cart's line is out of reach", async () => {
  const other = await newCart(shop)
  const { cart: filled } = await add(shop, other, { sku: 'tee', quantity: 1 })
  const { errors } = await remove({ cart_item_uid: filled.items[0].uid })
  expect(errors).toMatchObject([{ message: "The cart doesn't contain the item" }])
})

test('a line reports that the stock no longer covers it', async () => {
  shop.backend.database.exec('UPDATE stock SET quantity = iif(product_id = 1, 1, 0)')
  expect(await lines()).toMatchObject([
    { is_available: false, errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }] },
    { is_available: false, errors: [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }] },
  ])
})

test('a valid line has no errors, and one with a disabled product disappears', async () => {
  shop.backend.database.exec('UPDATE product SET is_enabled = 0 WHERE id = 2')
  expect(await lines()).toEqual([{ uid: tee, quantity: 2, errors: null, is_available: true }])
})
