import { afterEach, beforeEach, expect, test } from 'vitest'
import { KIT, MUG, PLAN } from '../catalog/product-kinds.fixture.ts'
import { newCart, openShopOfAllKinds, type TestShop } from './cart.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShopOfAllKinds()
  cart = await newCart(shop)
})
afterEach(() => shop.close())

type Kind = 'Simple' | 'Virtual' | 'Configurable' | 'Bundle' | 'Downloadable'

const run = (kind: Kind, cart_items: object[], id = cart) => shop.ask(`
  mutation ($input: Add${kind}ProductsToCartInput) { add${kind}ProductsToCart(input: $input) {
    cart { items { __typename quantity product { sku } ... on SimpleCartItem { customizable_options { values { value } } }
    ... on BundleCartItem { bundle_options { label values { label quantity } } } ... on DownloadableCartItem { links { title } } } } } }`,
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

test('virtual products have their own mutation', async () => {
  const { data } = await run('Virtual', [item('video', 2)])
  expect(data.addVirtualProductsToCart.cart.items).toEqual([{ __typename: 'VirtualCartItem', quantity: 2, product: { sku: 'video' } }])
})

test('a bundle is added with the selections of its options', async () => {
  const bundle_options = [{ id: KIT.baseOption, quantity: 3, value: [String(KIT.rope)] }, { id: KIT.extraOption, quantity: 1, value: [String(KIT.beanie)] }]
  const { data } = await run('Bundle', [item('kit', 1, { bundle_options })])
  expect(data.addBundleProductsToCart.cart.items).toMatchObject([{
    __typename: 'BundleCartItem', product: { sku: 'kit' },
    bundle_options: [{ label: 'Base', values: [{ label: 'Rope', quantity: 3 }] }, { label: 'Extras', values: [{ label: 'Zawrat Beanie', quantity: 1 }] }],
  }])
})

test('downloadable products are added with the ids of their links', async () => {
  const { data } = await run('Downloadable', [item('plan', 1, { downloadable_product_links: [{ link_id: PLAN.films }] })])
  expect(data.addDownloadableProductsToCart.cart.items)
    .toMatchObject([{ __typename: 'DownloadableCartItem', product: { sku: 'plan' }, links: [{ title: 'Films' }] }])
})

test('several values of one option are sent in brackets', async () => {
  shop.backend.database.exec(`UPDATE custom_option SET input = 'checkbox' WHERE id = ${MUG.wrapping}`)
  const options = [{ id: MUG.engraving, value_string: 'Anna' }, { id: MUG.wrapping, value_string: `[${MUG.paper},${MUG.tin}]` }]
  const { data } = await run('Simple', [item('mug', 1, { customizable_options: options })])
  expect(data.addSimpleProductsToCart.cart.items[0].customizable_options[1].values).toEqual([{ value: '1' }, { value: '2' }])
})

const couldNot = (sku: string, why: string) => `Could not add the product with SKU ${sku} to the shopping cart: ${why}`
const notEntered = "The product's required option(s) weren't entered. Make sure the options are entered and try again."

const GOOD = {
  Simple: item('rope', 2),
  Bundle: item('kit', 1, { bundle_options: [{ id: KIT.baseOption, quantity: 1, value: [String(KIT.tee)] }] }),
  Configurable: item('shell-m', 1, { parent_sku: 'shell' }),
}

test.each([
  ['Simple', item('nope'), 'Could not find a product with SKU "nope"', 'graphql-no-such-entity'],
  ['Simple', item('tee', 0), 'Please enter a number greater than 0 in this field.', 'graphql-input'],
  ['Simple', item('tee', -1), 'Please enter a number greater than 0 in this field.', 'graphql-input'],
  ['Simple', item('tee', 11), couldNot('tee', 'The requested qty is not available'), 'graphql-input'],
  ['Simple', item('mug'), couldNot('mug', notEntered), 'graphql-input'],
  ['Bundle', item('nope', 1, { bundle_options: [] }), 'Could not find a product with SKU "nope"', 'graphql-no-such-entity'],
  [
    'Bundle', item('box', 1, { bundle_options: [] }),
    couldNot('box', 'Please specify product option(s).'), 'graphql-input',
  ],
  ['Configurable', item('shell-m'), 'Missed "parent_sku" in cart item data', 'graphql-input'],
  ['Configurable', item('nope', 1, { parent_sku: 'shell' }), 'Could not find specified product.', 'graphql-no-such-entity'],
  ['Configurable', item('shell-m', 1, { parent_sku: 'nope' }), 'Could not find specified product.', 'graphql-no-such-entity'],
  ['Configurable', item('tee', 1, { parent_sku: 'shell' }), 'Could not find specified product.', 'graphql-no-such-entity'],
  [
    'Configurable', item('shell-l', 1, { parent_sku: 'shell' }),
    couldNot('shell-l', 'There are no source items with the in stock status'), 'graphql-input',
  ],
] as const)('%s %j is an error, and nothing is added', async (kind, bad, message, category) => {
  const good = GOOD[kind]
  expect((await run(kind, [good, bad])).errors).toMatchObject([{ message, extensions: { category } }])
  expect(await count()).toBe(0)
})

test.each(['Simple', 'Configurable'] as const)('%s products need a cart and something to add', async (kind) => {
  expect((await run(kind, [])).errors).toMatchObject([{ message: 'Required parameter "cart_items" is missing' }])
  expect((await run(kind, [item('tee')], '')).errors).toMatchObject([{ message: 'Required parameter "cart_id" is missing' }])
})
