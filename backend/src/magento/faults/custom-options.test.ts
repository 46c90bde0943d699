import { afterEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { add, newCart, openShopOfAllKinds, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { type Release, RELEASES } from '../release.ts'

let shop: TestShop
afterEach(() => shop.close())

async function open(release: Release): Promise<string> {
  shop = openShopOfAllKinds(undefined, release)
  return newCart(shop)
}

const engraved = { sku: 'mug', quantity: 1, entered_options: [{ uid: toUid('custom-option/1'), value: 'Ola' }] }

async function lines(cart: string) {
  const answer = await shop.ask(`query ($id: String!) { cart(cart_id: $id) { items {
    errors { message } ... on SimpleCartItem { customizable_options { values { value } } } } } }`, { id: cart })
  return answer.data.cart.items
}

test('2.4.6 adds a product without its required options and reports no user error', async () => {
  const cart = await open('2.4.6')
  expect(await add(shop, cart, engraved)).toMatchObject({ cart: { total_quantity: 1 }, user_errors: [] })
  expect(await lines(cart)).toEqual([
    { errors: [{ message: 'The product has required options. Enter the options and try again.' }], customizable_options: [] },
  ])
})

test('2.4.6 accepts the options in addSimpleProductsToCart', async () => {
  const cart = await open('2.4.6')
  const { errors } = await shop.ask(`mutation ($id: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [
    { data: { sku: "mug", quantity: 1 }, customizable_options: [{ id: 1, value_string: "Ola" }, { id: 2, value_string: "1" }] }
  ] }) { cart { id } } }`, { id: cart })
  expect(errors).toBeUndefined()
  expect(await lines(cart)).toEqual([{ errors: null, customizable_options: [{ values: [{ value: 'Ola' }] }, { values: [{ value: '1' }] }] }])
})

test('2.4.7 accepts the options in addProductsToCart', async () => {
  const cart = await open('2.4.7')
  await add(shop, cart, engraved)
  expect(await lines(cart)).toEqual([{ errors: null, customizable_options: [{ values: [{ value: 'Ola' }] }] }])
})

test.each(RELEASES)('%s escapes an entered text for its own templates', async (release) => {
  const cart = await open(release)
  await shop.ask(`mutation ($id: String!, $text: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [
    { data: { sku: "mug", quantity: 1 }, customizable_options: [{ id: 1, value_string: $text }] }
  ] }) { cart { id } } }`, { id: cart, text: `A & "O" <b> &lt;'` })
  expect(await lines(cart)).toMatchObject([{ customizable_options: [{ values: [{ value: 'A &amp; &quot;O&quot; &lt;b&gt; &lt;&#039;' }] }] }])
})
