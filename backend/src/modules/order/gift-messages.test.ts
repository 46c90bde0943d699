import { afterEach, beforeEach, expect, test } from 'vitest'
import { as, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { step } from '../checkout/checkout.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import type { Release } from '../../magento/release.ts'
import { buy, cartToPlace, mailsOf } from './order.fixture.ts'

let shop: TestShop
beforeEach(() => open())
afterEach(() => shop.close())

function open(release?: Release): void {
  shop = openShop(undefined, undefined, release)
  changeSetting(shop.backend.database, 'sales/gift_options/allow_items', true)
  changeSetting(shop.backend.database, 'sales/gift_options/allow_order', true)
}

const CARD = { to: 'Jan', from: 'Anna', message: 'For the next summit.\n\nHappy birthday!' }
const TOP = { to: '', from: 'All of us', message: 'Sto lat!' }
const GIFTS = 'gift_message { from to message } items { product_sku gift_message { from to message } }'

async function placeWithMessages(buying: Parameters<typeof cartToPlace>[1] = {}) {
  const buyer = buying.customer ? as(buying.customer, shop) : shop
  const cart = await cartToPlace(shop, { ...buying, items: [{ sku: 'tee', quantity: 1 }, { sku: 'rope', quantity: 2 }] })
  const { data } = await buyer.ask('query ($id: String!) { cart(cart_id: $id) { items { uid } } }', { id: cart })
  const item = { cart_item_uid: data.cart.items[0].uid, quantity: 1, gift_message: CARD }
  await step(buyer, 'updateCartItems', cart, { cart_items: [item] }, 'cart { id }', buying.store)
  const gifts = { gift_receipt_included: false, printed_card_included: false, gift_message: TOP }
  await step(buyer, 'setGiftOptionsOnCart', cart, gifts, 'cart { id }', buying.store)
  return (await step(buyer, 'placeOrder', cart, {}, `orderV2 { number token ${GIFTS} }`, buying.store)).data.placeOrder.orderV2
}

test('an order has the messages of its cart and its lines, for its guest too', async () => {
  const expected = { gift_message: TOP, items: [{ product_sku: 'tee', gift_message: CARD }, { product_sku: 'rope', gift_message: null }] }
  const order = await placeWithMessages()
  expect(order).toMatchObject(expected)
  const { data } = await shop.ask(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${GIFTS} } }`, { token: order.token })
  expect(data.guestOrderByToken).toEqual(expected)
})

test('an order without messages has none', async () => {
  const { token } = await buy(shop)
  const { data } = await shop.ask(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${GIFTS} } }`, { token })
  expect(data.guestOrderByToken).toEqual({ gift_message: null, items: [{ product_sku: 'tee', gift_message: null }] })
})

test("[CART-16] the order's mail quotes the messages, each at its place and in the language of the order", async () => {
  await placeWithMessages({ store: 'pl' })
  const [mail] = mailsOf(shop)
  const text = mail!.text.replaceAll(/ +/g, ' ')
  expect(text).toContain('Kod produktu: tee\n Bilecik\n Dla: Jan\n For the next summit.\n Happy birthday!\n Od: Anna\n')
  expect(text).toContain('BILECIK\n\n Sto lat!\n Od: All of us\n')
  expect(text.match(/Bilecik/gi)).toHaveLength(2)
})

test('an order bought again is no gift', async () => {
  const customer = addCustomer(shop.backend.database)
  const { number } = await placeWithMessages({ customer })
  const { data } = await as(customer, shop).ask(`mutation ($number: String!) { reorderItems(orderNumber: $number) {
    cart { gift_message { to } items { ... on SimpleCartItem { gift_message { to } } } } } }`, { number })
  expect(data.reorderItems.cart).toEqual({ gift_message: null, items: [{ gift_message: null }, { gift_message: null }] })
})

const ORDERS = 'customer { orders { items { items { product_sku gift_message { to } } } } }'

async function linesOnRelease(release: Release) {
  await shop.close()
  open(release)
  const customer = addCustomer(shop.backend.database)
  await step(as(customer, shop), 'placeOrder', await cartToPlace(shop, { customer }), {}, 'order { order_number }')
  return as(customer, shop).ask(`{ ${ORDERS} }`)
}

test.each(['2.4.6', '2.4.7', '2.4.8'] as const)('%s fails at each line without a message, and only there', async (release) => {
  const { data, errors } = await linesOnRelease(release)
  expect(errors).toEqual([expect.objectContaining({
    message: "Can't load message for order item", path: ['customer', 'orders', 'items', 0, 'items', 0, 'gift_message'], extensions: { category: 'graphql-input' },
  })])
  expect(data.customer.orders.items).toEqual([{ items: [{ product_sku: 'tee', gift_message: null }] }])
})

test('2.4.9 does not, and neither does a release without gift messages for lines', async () => {
  expect((await linesOnRelease('2.4.9')).errors).toBeUndefined()
  await shop.close()
  shop = openShop(undefined, undefined, '2.4.7')
  const customer = addCustomer(shop.backend.database)
  await buy(shop, { customer })
  expect((await as(customer, shop).ask(`{ ${ORDERS} }`)).errors).toBeUndefined()
})
