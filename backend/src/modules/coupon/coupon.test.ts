import { afterEach, beforeEach, expect, test } from 'vitest'
import { add, newCart, openShop, totalsOf, type TestShop } from '../cart/cart.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShop()
  cart = await newCart(shop)
  await add(shop, cart, { sku: 'tee', quantity: 1 }, { sku: 'beanie', quantity: 1 })
})
afterEach(() => shop.close())

const apply = (code: string, id = cart) => shop.ask(`
  mutation ($id: String!, $code: String!) {
    applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) {
      cart { applied_coupons { code } items { prices { discounts { label amount { value } } } } }
    }
  }`, { id, code })
const remove = (id = cart) => shop.ask(`
  mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { applied_coupons { code } } } }`, { id })

test('without a coupon there are no discounts', async () => {
  expect(await totalsOf(shop, cart)).toEqual({
    applied_coupons: null,
    prices: {
      subtotal_including_tax: { value: 298.99, currency: 'PLN' }, grand_total: { value: 298.99 }, discounts: [],
      applied_taxes: [{ label: 'VAT 23%', amount: { value: 55.91 } }],
    },
  })
})

test('ten percent off; a code in lower case is accepted and shown as entered', async () => {
  const answer = await apply(' wiatr10 ')
  expect(answer.data.applyCouponToCart.cart.items.map((item: { prices: object }) => item.prices)).toEqual([
    { discounts: [{ label: 'Discount', amount: { value: 21.9 } }] },
    { discounts: [{ label: 'Discount', amount: { value: 8 } }] },
  ])
  expect(await totalsOf(shop, cart)).toMatchObject({
    applied_coupons: [{ code: 'wiatr10' }],
    prices: { subtotal_including_tax: { value: 298.99 }, grand_total: { value: 269.09 },
              discounts: [{ label: 'Discount (wiatr10)', amount: { value: 29.9 } }] },
  })
})

test('a fixed amount comes off the whole cart', async () => {
  await apply('SZLAK50')
  expect((await totalsOf(shop, cart)).prices).toMatchObject({
    grand_total: { value: 248.99 }, discounts: [{ label: 'Discount (SZLAK50)', amount: { value: 50 } }],
  })
})

test.each(['nope', 'LATO2025', 'GRAN100'])('%s is unknown, expired or under its minimum', async (code) => {
  const answer = await apply(code)
  expect(answer.errors).toMatchObject([{
    message: "The coupon code isn't valid. Verify the code and try again.", extensions: { category: 'graphql-no-such-entity' },
  }])
  expect(await totalsOf(shop, cart)).toMatchObject({ applied_coupons: null })
})

test('a coupon is removed permanently once the cart falls below its minimum', async () => {
  await add(shop, cart, { sku: 'tee', quantity: 2 })
  await apply('GRAN100')
  expect((await totalsOf(shop, cart)).prices.grand_total).toEqual({ value: 636.99 })
  const line = '{ cart_id: $id, cart_items: [{ cart_item_id: 1, quantity: 1 }] }'
  await shop.ask(`mutation ($id: String!) { updateCartItems(input: ${line}) { cart { id } } }`, { id: cart })
  expect((await totalsOf(shop, cart)).applied_coupons).toBeNull()
  await add(shop, cart, { sku: 'tee', quantity: 2 })
  expect((await totalsOf(shop, cart)).applied_coupons).toBeNull()
})

test('a second coupon is refused until the first is removed', async () => {
  await apply('WIATR10')
  expect((await apply('SZLAK50')).errors).toMatchObject([{
    message: 'A coupon is already applied to the cart. Please remove it to apply another', extensions: { category: 'graphql-input' },
  }])
  expect((await remove()).data.removeCouponFromCart.cart).toEqual({ applied_coupons: null })
  expect((await apply('SZLAK50')).data.applyCouponToCart.cart.applied_coupons).toEqual([{ code: 'SZLAK50' }])
})

test('removing a coupon from a cart without one succeeds', async () => {
  expect((await remove()).errors).toBeUndefined()
})

test('a coupon can be neither applied to nor removed from an empty cart', async () => {
  const empty = await newCart(shop)
  expect((await apply('WIATR10', empty)).errors).toMatchObject([
    { message: 'Cart does not contain products.', extensions: { category: 'graphql-no-such-entity' } },
  ])
  expect((await remove(empty)).errors).toMatchObject([
    { message: 'Cart does not contain products', extensions: { category: 'graphql-no-such-entity' } },
  ])
})

test('an empty code is treated as a missing parameter', async () => {
  expect((await apply('')).errors).toMatchObject([
    { message: 'Required parameter "coupon_code" is missing', extensions: { category: 'graphql-input' } },
  ])
})
