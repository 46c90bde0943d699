import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { add, newCart, openShopOfAllKinds, type TestShop } from './cart.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShopOfAllKinds()
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 2 }, mug('Anna'), mug('Ewa', 2))
})
afterEach(() => shop.close())

const mug = (text: string, quantity = 1) => ({ sku: 'mug', quantity, entered_options: [{ uid: toUid('custom-option/1'), value: text }] })

const update = (items: object[], errors = 'errors { code message }') => shop.ask(`
  mutation ($cart: String!, $items: [CartItemUpdateInput]!) {
    updateCartItems(input: { cart_id: $cart, cart_items: $items }) {
      cart { items { uid quantity ... on SimpleCartItem { customizable_options { values { value } } } } } ...Errors
    }
  }
  fragment Errors on UpdateCartItemsOutput { ${errors} }`, { cart, items })
const quantities = (answer: Awaited<ReturnType<typeof update>>) =>
  answer.data.updateCartItems.cart.items.map(({ quantity }: { quantity: number }) => quantity)

test.each([
  [{ cart_item_id: 99, quantity: 1 }, 'COULD_NOT_FIND_CART_ITEM', 'Could not find cart item with id: 99.'],
  [{ quantity: 1 }, 'REQUIRED_PARAMETER_MISSING', 'Required parameter "cart_item_id" for "cart_items" is missing.'],
  [{ cart_item_id: 1 }, 'REQUIRED_PARAMETER_MISSING', 'Required parameter "quantity" for "cart_items" is missing.'],
  [{ cart_item_uid: '***', quantity: 1 }, 'INVALID_PARAMETER_VALUE', 'Value of uid "***" is incorrect.'],
  [
    { cart_item_id: 1, cart_item_uid: toUid('1'), quantity: 1 }, 'INVALID_PARAMETER_VALUE',
    "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
  ],
  [
    { cart_item_id: 1, quantity: 11 }, 'INSUFFICIENT_STOCK',
    'Could not update the product with SKU tee: The requested qty is not available',
  ],
  [
    { cart_item_id: 1, quantity: 1.5 }, 'UNDEFINED',
    'Could not update the product with SKU tee: You cannot use decimal quantity for this product.',
  ],
])('reports %j to a client that selects errors, and changes nothing', async (item, code, message) => {
  const answer = await update([{ cart_item_id: 2, quantity: 5 }, item])
  expect(answer.errors).toBeUndefined()
  expect(answer.data.updateCartItems.errors).toEqual([{ code, message }])
  expect(quantities(answer)).toEqual([2, 1, 2])
})

test('returns empty errors on success', async () => {
  const answer = await update([{ cart_item_id: 1, quantity: 3 }])
  expect(answer.data.updateCartItems.errors).toEqual([])
  expect(quantities(answer)).toEqual([3, 1, 2])
})

test('refuses an unknown cart, with or without errors selected', async () => {
  cart = 'nope'
  for (const errors of ['errors { code }', '__typename']) {
    expect((await update([{ cart_item_id: 1, quantity: 3 }], errors)).errors)
      .toMatchObject([{ message: 'Could not find a cart with ID "nope"' }])
  }
})

const lines = (answer: Awaited<ReturnType<typeof update>>) => answer.data.updateCartItems.cart.items.map(
  (line: { quantity: number; customizable_options: { values: { value: string }[] }[] }) =>
    [line.quantity, ...line.customizable_options.flatMap(({ values }) => values.map(({ value }) => value))])

test('options can be changed by id or by uid, with or without the quantity', async () => {
  const wrapping = { id: 2, value_string: '2' }
  const first = await update([{ cart_item_id: 2, customizable_options: [{ id: 1, value_string: 'Ola' }, wrapping] }])
  expect(lines(first)).toEqual([[2], [1, 'Ola', '2'], [2, 'Ewa']])
  const second = await update([{ cart_item_id: 2, quantity: 4, customizable_options: [{ uid: toUid('custom-option/1'), value_string: 'Iga' }] }])
  expect(lines(second)).toEqual([[2], [4, 'Iga'], [2, 'Ewa']])
})

test('merges a line that becomes equal to another', async () => {
  const answer = await update([{ cart_item_id: 2, customizable_options: [{ id: 1, value_string: 'Ewa' }] }])
  expect(lines(answer)).toEqual([[2], [3, 'Ewa']])
})

test('required options cannot be removed', async () => {
  const answer = await update([{ cart_item_id: 2, customizable_options: [{ id: 2, value_string: '1' }] }])
  expect(answer.data.updateCartItems.errors).toMatchObject([{
    message: "Could not update the product with SKU mug-engraved: The product's required option(s) weren't entered. "
      + 'Make sure the options are entered and try again.',
  }])
})
