import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { as, configurable, openShopOfAllKinds, type TestShop } from '../cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../cart/products.fixture.ts'
import { KIT, MUG, PLAN } from '../catalog/product-kinds.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { holdOrder } from './order-lifecycle.ts'
import { buy, deskOf, idOf } from './order.fixture.ts'

let shop: TestShop
let anna: TestCustomer
beforeEach(() => {
  shop = openShopOfAllKinds()
  anna = addCustomer(shop.backend.database)
})
afterEach(() => shop.close())

const ITEMS = [
  { sku: 'shell', quantity: 1, selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] },
  { sku: 'kit', quantity: 1, selected_options: [toUid(`bundle/${KIT.baseOption}/${KIT.rope}/2`)] },
  { sku: 'mug', quantity: 1, entered_options: [{ uid: toUid(`custom-option/${MUG.engraving}`), value: 'Agata' }] },
  { sku: 'plan', quantity: 1, selected_options: [toUid(`downloadable/${PLAN.films}`)] },
]
const reorder = (orderNumber: string, client = as(anna, shop)) => client.ask(`
  mutation ($orderNumber: String!) { reorderItems(orderNumber: $orderNumber) {
    cart {
      items { __typename quantity prices { price_including_tax { value } } product { sku } } prices { subtotal_including_tax { value } }
    }
    userInputErrors { code message path } } }`, { orderNumber })
const errorsOf = async (number: string) => (await reorder(number)).data.reorderItems.userInputErrors
const path = ['orderNumber']

test('adds every line to the cart with its options', async () => {
  const { number } = await buy(shop, { customer: anna, items: ITEMS })
  const { cart, userInputErrors } = (await reorder(number)).data.reorderItems
  expect(userInputErrors).toEqual([])
  expect(cart).toEqual({
    items: [
      { __typename: 'ConfigurableCartItem', quantity: 1, prices: { price_including_tax: { value: 1249 } }, product: { sku: 'shell' } },
      { __typename: 'BundleCartItem', quantity: 1, prices: { price_including_tax: { value: 60 } }, product: { sku: 'kit' } },
      { __typename: 'SimpleCartItem', quantity: 1, prices: { price_including_tax: { value: 75 } }, product: { sku: 'mug' } },
      { __typename: 'DownloadableCartItem', quantity: 1, prices: { price_including_tax: { value: 119 } }, product: { sku: 'plan' } },
    ],
    prices: { subtotal_including_tax: { value: 1503 } },
  })
  expect((await reorder(number)).data.reorderItems.cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 2, 2, 2])
})

test('reports unavailable products and adds the others', async () => {
  const more = [{ sku: 'beanie', quantity: 1 }, { sku: 'tee', quantity: 6 }, { sku: 'video', quantity: 1 }]
  const { number } = await buy(shop, { customer: anna, items: [...ITEMS, ...more] })
  shop.backend.database.exec("UPDATE product SET is_enabled = 0 WHERE sku IN ('mug', 'shell-m')")
  const could = (sku: string) => `Could not add the product with SKU "${sku}" to the shopping cart: `
  expect(await errorsOf(number)).toEqual([
    { code: 'UNDEFINED', message: `${could('shell-m')}You need to choose options for your item.`, path },
    { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with ID "${MUG.id}"`, path },
    { code: 'NOT_SALABLE', message: `${could('beanie')}There are no source items with the in stock status`, path },
    { code: 'INSUFFICIENT_STOCK', message: `${could('tee')}The requested qty is not available`, path },
  ])
  expect((await reorder(number)).data.reorderItems.cart.items).toHaveLength(3)
})

test('reordering can be disabled, and a held order cannot be reordered', async () => {
  const order = await buy(shop, { customer: anna })
  const refused = [{ code: 'REORDER_NOT_AVAILABLE', message: 'Reorders are not allowed.', path }]
  changeSetting(shop.backend.database, 'sales/reorder/allow', false)
  expect(await errorsOf(order.number)).toEqual(refused)
  changeSetting(shop.backend.database, 'sales/reorder/allow', true)
  holdOrder(deskOf(shop), idOf(order))
  expect(await errorsOf(order.number)).toEqual(refused)
})

test("another customer's order, a guest's order and an unknown one get the same error", async () => {
  const jans = await buy(shop, { customer: addCustomer(shop.backend.database, 'jan@example.com') })
  const guests = await buy(shop)
  for (const number of [jans.number, guests.number, '999999999', '']) {
    expect((await reorder(number)).errors).toMatchObject([
      { message: `Order number "${number}" doesn't belong to the current customer`, extensions: { category: 'graphql-input' } },
    ])
  }
})

test('an order of another store view is not found', async () => {
  const { number } = await buy(shop, { customer: anna, store: 'pl' })
  expect((await reorder(number)).errors?.[0]?.message).toBe(`Order number "${number}" doesn't belong to the current customer`)
})

test('a guest cannot reorder', async () => {
  const { number } = await buy(shop)
  expect((await reorder(number, shop)).errors)
    .toMatchObject([{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }])
})
