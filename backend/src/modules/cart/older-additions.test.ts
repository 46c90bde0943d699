import { afterEach, beforeEach, expect, test } from 'vitest'
import { newCart, openShopOfAllKinds, type TestShop } from './cart.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShopOfAllKinds()
  cart = await newCart(shop)
})
afterEach(() => shop.close())

const run = (kind: 'Simple' | 'Configurable', cart_items: object[], id = cart) => shop.ask(`
  mutation ($input: Add${kind}ProductsToCartInput) { add${kind}ProductsToCart(input: $input) {
    cart { items { __typename quantity product { sku } ... on SimpleCartItem { customizable_options { values { value } } } } } } }`,
{ input: { cart_id: id, cart_items } })
const item = (sku: string, quantity = 1, more = {}) => ({ data: { sku, quantity }, ...more })
const count = async () =>
  (await shop.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id: cart })).data.cart.total_quantity

test('simple products are added with their options', async () => {
  const engraved = item('mug', 2, { customizable_options: [{ id: 1, value_string: 'Anna' }, { id: 2, value_string: '1' }] })
  const { data } = await run('Simple', [item('tee'), engraved])
  expect(data.addSimpleProductsToCart.cart.items).toEqual([
    { __typename: 'SimpleCartItem', quantity: 1, product: { sku: 'tee' }, customizable_options: [] },
    {
      __typename: 'SimpleCartItem', quantity: 2, product: { sku: 'mug' },
      customizable_options: [{ values: [{ value: 'Anna' }] }, { values: [{ value: '1' }] }],
    },
  ])
})

test('a variant is added by its own SKU and its parent’s', async () => {
  const { data } = await run('Configurable', [item('shell-m', 1, { parent_sku: 'shell' })])
  expect(data.addConfigurableProductsToCart.cart.items)
    .toEqual([{ __typename: 'ConfigurableCartItem', quantity: 1, product: { sku: 'shell' } }])
  expect((await run('Configurable', [item('x', 1, { parent_sku: 'shell', variant_sku: 'shell-m' })])).errors).toBeUndefined()
})

const couldNot = (sku: string, why: string) => `Could not add the product with SKU ${sku} to the shopping cart: ${why}`
const notEntered = "The product's required option(s) weren't entered. Make sure the options are entered and try again."

test.each([
  ['Simple', item('nope'), 'Could not find a product with SKU "nope"', 'graphql-no-such-entity'],
  ['Simple', item('tee', 0), 'Please enter a number greater than 0 in this field.', 'graphql-input'],
  ['Simple', item('tee', -1), 'Please enter a number greater than 0 in this field.', 'graphql-input'],
  ['Simple', item('tee', 11), couldNot('tee', 'The requested qty is not available'), 'graphql-input'],
  ['Simple', item('mug'), couldNot('mug', notEntered), 'graphql-input'],
  ['Configurable', item('shell-m'), 'Missed "parent_sku" in cart item data', 'graphql-input'],
  ['Configurable', item('nope', 1, { parent_sku: 'shell' }), 'Could not find specified product.', 'graphql-no-such-entity'],
  ['Configurable', item('shell-m', 1, { parent_sku: 'nope' }), 'Could not find specified product.', 'graphql-no-such-entity'],
  ['Configurable', item('tee', 1, { parent_sku: 'shell' }), 'Could not find specified product.', 'graphql-no-such-entity'],
  [
    'Configurable', item('shell-l', 1, { parent_sku: 'shell' }),
    couldNot('shell-l', 'There are no source items with the in stock status'), 'graphql-input',
  ],
] as const)('%s %j is thrown, and nothing is added', async (kind, bad, message, category) => {
  const good = kind === 'Simple' ? item('rope', 2) : item('shell-m', 1, { parent_sku: 'shell' })
  expect((await run(kind, [good, bad])).errors).toMatchObject([{ message, extensions: { category } }])
  expect(await count()).toBe(0)
})

test.each(['Simple', 'Configurable'] as const)('%s products need a cart and something to add', async (kind) => {
  expect((await run(kind, [])).errors).toMatchObject([{ message: 'Required parameter "cart_items" is missing' }])
  expect((await run(kind, [item('tee')], '')).errors).toMatchObject([{ message: 'Required parameter "cart_id" is missing' }])
})
