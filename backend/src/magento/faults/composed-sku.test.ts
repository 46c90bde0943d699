import { afterEach, expect, test, vi } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { as, newCart, openShopOfAllKinds, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { KIT, MUG } from '../../modules/catalog/product-kinds.fixture.ts'
import { addCustomer } from '../../modules/customer/customer.fixture.ts'
import { addWishes } from '../../modules/wishlist/wishlist.fixture.ts'
import { type Release, RELEASES } from '../release.ts'

let shop: TestShop
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const isWrongIn = (release: Release): boolean => release === '2.4.6' || release === '2.4.7'
const TEE = toUid(`bundle/${KIT.baseOption}/${KIT.tee}/1`)

async function fill(release: Release): Promise<string> {
  shop = openShopOfAllKinds(undefined, release)
  const cart = await newCart(shop)
  await shop.ask(`mutation ($cart: String!, $tee: ID!) {
    addProductsToCart(cartId: $cart, cartItems: [{ sku: "kit", quantity: 1, selected_options: [$tee] }, { sku: "tee", quantity: 1 }]) { cart { id } }
    addSimpleProductsToCart(input: { cart_id: $cart, cart_items: [
      { data: { sku: "mug", quantity: 1 }, customizable_options: [{ id: ${MUG.engraving}, value_string: "Ola" }] }
    ] }) { cart { id } }
  }`, { cart, tee: TEE })
  return cart
}

test.each(RELEASES)('%s looks for the stock of a line by its composed SKU, or by that of its product', async (release) => {
  const cart = await fill(release)
  const { data } = await shop.ask('query ($cart: String!) { cart(cart_id: $cart) { items { errors { message } product { sku stock_status } } } }', { cart })
  const wrong = isWrongIn(release) ? 'OUT_OF_STOCK' : 'IN_STOCK'
  expect(data.cart.items).toEqual([
    { errors: null, product: { sku: 'kit', stock_status: wrong } },
    { errors: null, product: { sku: 'tee', stock_status: 'IN_STOCK' } },
    { errors: null, product: { sku: 'mug', stock_status: wrong } },
  ])
})

test('2.4.7 fails to count the stock of a composed SKU', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const cart = await fill('2.4.7')
  const { data, errors } = await shop.ask('query ($cart: String!) { cart(cart_id: $cart) { items { product { sku only_x_left_in_stock } } } }', { cart })
  expect(errors?.map(({ message, path }) => [message, path?.join('.')])).toEqual([
    ['Internal server error', 'cart.items.0.product.only_x_left_in_stock'], ['Internal server error', 'cart.items.2.product.only_x_left_in_stock'],
  ])
  expect(data.cart.items).toHaveLength(3)
})

test.each(RELEASES)('%s does so in wish lists as well', async (release) => {
  shop = openShopOfAllKinds(undefined, release)
  const anna = as(addCustomer(shop.backend.database), shop)
  await addWishes(anna, { sku: 'kit', quantity: 1, selected_options: [TEE] }, { sku: 'tee', quantity: 1 })
  const { data } = await anna.ask('{ customer { wishlists { items_v2 { items { product { stock_status } } } } } }')
  const [kit, tee] = data.customer.wishlists[0].items_v2.items
  expect([kit.product.stock_status, tee.product.stock_status]).toEqual([isWrongIn(release) ? 'OUT_OF_STOCK' : 'IN_STOCK', 'IN_STOCK'])
})
