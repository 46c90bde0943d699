import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { add, configurable, newCart, openShopOfAllKinds, type TestShop } from './cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from './products.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShopOfAllKinds()
  cart = await newCart(shop)
})
afterEach(() => shop.close())

const cartOf = async (selection: string) => {
  const { data, errors } = await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${selection} } }`, { id: cart })
  expect(errors).toBeUndefined()
  return data.cart
}
const page = (args: string) => shop.ask(
  `query ($id: String!) { cart(cart_id: $id) { itemsV2${args} {
    total_count items { product { sku } } page_info { current_page page_size total_pages } } } }`, { id: cart })
const skus = async (args: string) => {
  const { items } = (await page(args)).data.cart.itemsV2
  return items.map(({ product }: { product: { sku: string } }) => product.sku)
}

test('lines come in pages', async () => {
  await add(shop, cart, { sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 2 }, { sku: 'beanie', quantity: 1 })
  expect((await page('(pageSize: 2, currentPage: 2)')).data.cart.itemsV2).toEqual({
    total_count: 3, items: [{ product: { sku: 'beanie' } }], page_info: { current_page: 2, page_size: 2, total_pages: 2 },
  })
  expect((await page('')).data.cart.itemsV2).toMatchObject({ total_count: 3, page_info: { page_size: 20 } })
  expect(await skus('(currentPage: 9)')).toEqual([])
})

test.each([
  ['NAME', 'ASC', ['rope', 'tee', 'beanie']],
  ['PRICE', 'DESC', ['tee', 'beanie', 'rope']],
  ['QTY', 'ASC', ['tee', 'beanie', 'rope']],
  ['SKU', 'DESC', ['tee', 'rope', 'beanie']],
  ['ITEM_ID', 'DESC', ['beanie', 'rope', 'tee']],
  ['DESCRIPTION', 'ASC', ['tee', 'rope', 'beanie']],
])('lines are sorted by %s %s', async (field, order, expected) => {
  await add(shop, cart, { sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 2 }, { sku: 'beanie', quantity: 1 })
  expect(await skus(`(sort: { field: ${field}, order: ${order} })`)).toEqual(expected)
})

test.each([
  ['(currentPage: 0)', 'currentPage value must be greater than 0.'],
  ['(pageSize: 0)', 'pageSize value must be greater than 0.'],
])('the page %s is refused', async (args, message) => {
  expect((await page(args)).errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
})

test('by default a cart has no gift options, and setting them changes nothing', async () => {
  const gifts = 'gift_message { to } gift_receipt_included printed_card_included'
  const none = { gift_message: null, gift_receipt_included: false, printed_card_included: false }
  expect(await cartOf(gifts)).toEqual(none)
  const input = { cart_id: cart, gift_receipt_included: true, printed_card_included: true, gift_message: { to: 'a', from: 'b', message: 'c' } }
  const mutation = `mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart { id ${gifts} } } }`
  expect((await shop.ask(mutation, { input })).data.setGiftOptionsOnCart.cart).toEqual({ id: cart, ...none })
})

test('a line shows its quantity limits and reports insufficient stock', async () => {
  const fields = 'items { min_qty max_qty is_available not_available_message errors { code message } }'
  await add(shop, cart, { sku: 'rope', quantity: 4 }, { sku: 'kit', quantity: 1, selected_options: [toUid('bundle/1/1/1')] })
  expect((await cartOf(fields)).items).toEqual([
    { min_qty: 2, max_qty: 50, is_available: true, not_available_message: null, errors: null },
    { min_qty: null, max_qty: null, is_available: true, not_available_message: null, errors: null },
  ])
  shop.backend.database.exec('UPDATE stock SET quantity = 3 WHERE product_id = 7')
  expect((await cartOf(fields)).items[0]).toMatchObject({
    is_available: false, not_available_message: 'Only 3 available for sale. Please adjust the quantity to continue',
    errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
  })
  shop.backend.database.exec('UPDATE stock SET quantity = 0 WHERE product_id = 7')
  expect((await cartOf(fields)).items[0].not_available_message)
    .toBe('Not enough items for sale. Please adjust the quantity to continue')
})

test('quantity increments and missing options have error codes of their own', async () => {
  await add(shop, cart, { sku: 'rope', quantity: 4 }, {
    sku: 'mug', quantity: 1, entered_options: [{ uid: toUid('custom-option/1'), value: 'Anna' }],
  })
  shop.backend.database.exec('UPDATE stock SET qty_increments = 3; UPDATE custom_option SET is_required = 1')
  expect((await cartOf('items { errors { code message } }')).items).toEqual([
    { errors: [{ code: 'ITEM_INCREMENTS', message: 'You can buy this product only in quantities of 3 at a time.' }] },
    { errors: [{ code: 'UNDEFINED', message: 'The product has required options. Enter the options and try again.' }] },
  ])
})

test('a line has every price before and after discounts', async () => {
  await add(shop, cart, { sku: 'beanie', quantity: 1 }, {
    sku: 'shell', quantity: 2, selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)],
  })
  await shop.ask('mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "WIATR10" }) { cart { id } } }', { id: cart })
  const prices = `original_item_price { value } original_row_total { value } price { value } price_including_tax { value }
    row_total { value } row_total_including_tax { value } total_item_discount { value } fixed_product_taxes { label }
    discounts { label amount { value } applied_to coupon { code } }`
  const of = (value: number) => ({ value })
  const discount = (value: number) => [{ label: 'Discount', amount: of(value), applied_to: 'ITEM', coupon: { code: 'WIATR10' } }]
  expect((await cartOf(`items { prices { ${prices} } }`)).items.map((item: { prices: object }) => item.prices)).toEqual([
    {
      original_item_price: of(99.99), original_row_total: of(99.99), price: of(65.03), price_including_tax: of(79.99), row_total: of(65.03),
      row_total_including_tax: of(79.99), total_item_discount: of(8), fixed_product_taxes: [], discounts: discount(8),
    },
    {
      original_item_price: of(1249), original_row_total: of(2498), price: of(1015.45), price_including_tax: of(1249), row_total: of(2030.89),
      row_total_including_tax: of(2498), total_item_discount: of(249.8), fixed_product_taxes: [], discounts: discount(249.8),
    },
  ])
  const totals = `applied_coupon { code } prices {
    discount { amount { value } label } discounts { label amount { value } applied_to coupon { code } } grand_total { value }
    subtotal_excluding_tax { value } subtotal_including_tax { value } subtotal_with_discount_excluding_tax { value }
    grand_total_excluding_tax { value } applied_taxes { label amount { value } } }`
  expect(await cartOf(totals)).toEqual({ applied_coupon: { code: 'WIATR10' }, prices: {
    discount: { amount: of(-257.8), label: ['Discount (WIATR10)'] },
    discounts: [{ label: 'Discount (WIATR10)', amount: of(257.8), applied_to: 'ITEM', coupon: { code: 'WIATR10' } }],
    grand_total: of(2320.19), subtotal_excluding_tax: of(2095.92), subtotal_including_tax: of(2577.99),
    subtotal_with_discount_excluding_tax: of(1886.33), grand_total_excluding_tax: of(1886.33),
    applied_taxes: [{ label: 'VAT 23%', amount: of(433.86) }],
  } })
})

test('without a coupon all discount fields are empty', async () => {
  expect(await cartOf('applied_coupon { code } prices { discount { label } discounts { label } }'))
    .toEqual({ applied_coupon: null, prices: { discount: null, discounts: [] } })
})

test('insufficient stock is reported with the available quantity', async () => {
  const mutation = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
    user_errors { __typename code message ... on InsufficientStockError { quantity } } } }`
  const items = [{ sku: 'tee', quantity: 11 }, { sku: 'nope', quantity: 1 }]
  expect((await shop.ask(mutation, { id: cart, items })).data.addProductsToCart.user_errors).toEqual([
    { __typename: 'InsufficientStockError', code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', quantity: 10 },
    { __typename: 'CartUserInputError', code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "nope"' },
  ])
})
