import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { add, configurable, newCart, openShop, stockOf, type TestShop } from './cart.fixture.ts'
import { COLOUR, LARGE, MEDIUM, SIZE, SPRUCE } from './products.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
})
afterEach(() => shop.close())

const colour = configurable(COLOUR, SPRUCE)
const medium = configurable(SIZE, MEDIUM)
const large = configurable(SIZE, LARGE)

const noSource = 'There are no source items with the in stock status'
const chooseOptions = 'You need to choose options for your item.'

test('adding a product again increases the quantity of its line; the stock stays unchanged', async () => {
  await add(shop, cart, { sku: 'tee', quantity: 1 })
  const { cart: filled, user_errors } = await add(shop, cart, { sku: 'tee', quantity: 2 })
  expect(filled).toMatchObject({ total_quantity: 3, items: [{ __typename: 'SimpleCartItem', quantity: 3, product: { sku: 'tee' } }] })
  expect(user_errors).toEqual([])
  expect(stockOf(shop, 'tee')).toBe(10)
})

test('a configurable line shows the parent product, the variant and the option labels', async () => {
  await add(shop, cart, { sku: 'shell', quantity: 1, selected_options: [colour, medium] })
  const query = `
    query ($id: String!) {
      cart(cart_id: $id) {
        items {
          __typename
          product { sku name }
          ... on ConfigurableCartItem {
            configured_variant { sku }
            configurable_options {
              configurable_product_option_uid option_label configurable_product_option_value_uid value_label
            }
          }
        }
      }
    }`
  expect((await shop.ask(query, { id: cart }, 'pl')).data.cart.items).toEqual([{
    __typename: 'ConfigurableCartItem',
    product: { sku: 'shell', name: 'Krywań 3L Shell' },
    configured_variant: { sku: 'shell-m' },
    configurable_options: [
      {
        configurable_product_option_uid: toUid(`configurable/3/${COLOUR}`),
        option_label: 'Kolor', configurable_product_option_value_uid: colour, value_label: 'Świerk',
      },
      {
        configurable_product_option_uid: toUid(`configurable/3/${SIZE}`),
        option_label: 'Rozmiar', configurable_product_option_value_uid: medium, value_label: 'M',
      },
    ],
  }])
})

test('the same options share a line; in another order they make a second one', async () => {
  await add(shop, cart, { sku: 'shell', quantity: 1, selected_options: [colour, medium] })
  await add(shop, cart, { sku: 'shell', quantity: 1, selected_options: [colour, medium] })
  const { cart: filled } = await add(shop, cart, { sku: 'shell', quantity: 1, selected_options: [medium, colour] })
  expect(filled.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 1])
})

test("a variant's own SKU makes a simple line under any parent SKU", async () => {
  const { cart: filled } = await add(shop, cart, { sku: 'shell-m', parent_sku: 'shell', quantity: 1 })
  expect(filled.items).toMatchObject([{ __typename: 'SimpleCartItem', product: { sku: 'shell-m' } }])
})

test('all lines that sell the same variant share its stock', async () => {
  await add(shop, cart, { sku: 'shell', quantity: 2, selected_options: [colour, medium] })
  const { user_errors } = await add(shop, cart, { sku: 'shell-m', quantity: 2 })
  expect(user_errors).toEqual([{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }])
})

test.each([
  [{ sku: 'nope', quantity: 1 }, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nope"'],
  [{ sku: 'tee', quantity: 0 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
  [{ sku: 'tee', quantity: -1 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
  [{ sku: 'tee', quantity: 1.5 }, 'UNDEFINED', 'You cannot use decimal quantity for this product.'],
  [{ sku: 'tee', quantity: 11 }, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  [{ sku: 'tee', quantity: 20000 }, 'UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart'],
  [{ sku: 'rope', quantity: 1 }, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 2.'],
  [{ sku: 'rope', quantity: 51 }, 'UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart'],
  [{ sku: 'shell-l', quantity: 1 }, 'NOT_SALABLE', noSource],
  [{ sku: 'shell', quantity: 1, selected_options: [colour, large] }, 'NOT_SALABLE', noSource],
  [{ sku: 'shell', quantity: 1 }, 'UNDEFINED', chooseOptions],
  [{ sku: 'shell', quantity: 1, selected_options: [colour] }, 'UNDEFINED', chooseOptions],
  [{ sku: 'shell', quantity: 1, selected_options: [colour, configurable(SIZE, 1)] }, 'UNDEFINED', chooseOptions],
  [{ sku: 'shell', quantity: 1, selected_options: [colour, medium, large] }, 'UNDEFINED', chooseOptions],
])('%j is reported in user_errors', async (item, code, message) => {
  const answer = await add(shop, cart, item)
  expect(answer).toEqual({ cart: { items: [], total_quantity: 0 }, user_errors: [{ code, message }] })
})

test('a disabled product is not found', async () => {
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'tee'")
  expect((await add(shop, cart, { sku: 'tee', quantity: 1 })).user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }])
})

test('valid lines are added, and each other line has its error', async () => {
  const items = [{ sku: 'nope', quantity: 1 }, { sku: 'tee', quantity: 2 }, { sku: 'beanie', quantity: 2 }]
  const answer = await add(shop, cart, ...items)
  expect(answer.cart.items).toMatchObject([{ quantity: 2, product: { sku: 'tee' } }])
  expect(answer.user_errors.map(({ code }: { code: string }) => code)).toEqual(['PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK'])
})

test('reports a line that became invalid again, and adds the new one', async () => {
  await add(shop, cart, { sku: 'beanie', quantity: 1 })
  shop.backend.database.exec("UPDATE stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'beanie')")
  const answer = await add(shop, cart, { sku: 'tee', quantity: 1 })
  expect(answer.user_errors).toEqual([{ code: 'UNDEFINED', message: 'Some of the products are out of stock.' }])
  expect(answer.cart.total_quantity).toBe(2)
})

test('a configurable line disappears when its product is disabled, even if the variant is enabled', async () => {
  await add(shop, cart, { sku: 'shell', quantity: 1, selected_options: [colour, medium] })
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku = 'shell'")
  expect((await add(shop, cart, { sku: 'tee', quantity: 1 })).cart.items).toMatchObject([{ product: { sku: 'tee' } }])
})

test('treats an empty product list as a missing parameter', async () => {
  const mutation = 'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: []) { cart { id } } }'
  const { errors } = await shop.ask(mutation, { id: cart })
  expect(errors).toMatchObject([{ message: 'Required parameter "cartItems" is missing', extensions: { category: 'graphql-input' } }])
})

test('a cart of three hundred lines is full, and the quantity of its lines can still grow', async () => {
  shop.backend.database.exec(`
    WITH RECURSIVE line (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < 300)
    INSERT INTO cart_item (cart_id, product_id, quantity) SELECT (SELECT id FROM cart), 6, 1 FROM line;
    UPDATE stock SET quantity = 1000 WHERE product_id = 6`)
  const { user_errors: refused } = await add(shop, cart, { sku: 'tee', quantity: 1 })
  expect(refused).toContainEqual(expect.objectContaining({ message: 'The requested qty exceeds the maximum qty allowed in shopping cart' }))
  const { cart: filled } = await add(shop, cart, { sku: 'video', quantity: 1 })
  expect(filled).toMatchObject({ items: expect.toSatisfy((items: readonly object[]) => items.length === 300) })
})
