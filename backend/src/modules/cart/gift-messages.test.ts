import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { add, as, newCart, openShopOfAllKinds, type TestShop } from './cart.fixture.ts'

let shop: TestShop
let cart: string
beforeEach(async () => {
  shop = openShopOfAllKinds()
  changeSetting(shop.backend.database, 'sales/gift_options/allow_items', true)
  changeSetting(shop.backend.database, 'sales/gift_options/allow_order', true)
  cart = await newCart(shop)
})
afterEach(() => shop.close())

const CARD = { to: 'Jan', from: 'Anna', message: 'For the next summit.\nHappy birthday!' }
const GIFTS = `gift_message { from to message } items {
  quantity product { sku }
  ... on SimpleCartItem { gift_message { from to message } }
  ... on BundleCartItem { gift_message { from to message } }
}`
const cartOf = async (id = cart, client = shop) =>
  (await client.ask(`query ($id: String!) { cart(cart_id: $id) { ${GIFTS} } }`, { id })).data.cart
const update = (item: object, id = cart, client = shop) => client.ask(
  `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { ${GIFTS} } } }`, { input: { cart_id: id, cart_items: [item] } })
const setOnOrder = (message: object, id = cart, client = shop) => client.ask(
  `mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart { ${GIFTS} } } }`,
  { input: { cart_id: id, gift_receipt_included: false, printed_card_included: false, gift_message: message } })
const addLine = async (item: object, id = cart, client = shop): Promise<string> => (await add(client, id, item)).cart.items.at(-1).uid
const tee = { sku: 'tee', quantity: 1 }

test('a line keeps its message until its text becomes empty', async () => {
  const uid = await addLine(tee)
  const written = (await update({ cart_item_uid: uid, quantity: 2, gift_message: CARD })).data.updateCartItems.cart
  expect(written.items).toEqual([{ quantity: 2, product: { sku: 'tee' }, gift_message: CARD }])
  await update({ cart_item_uid: uid, quantity: 3 })
  expect((await cartOf()).items).toEqual([{ quantity: 3, product: { sku: 'tee' }, gift_message: CARD }])
  await update({ cart_item_uid: uid, quantity: 3, gift_message: { ...CARD, message: ' ' } })
  expect((await cartOf()).items).toEqual([{ quantity: 3, product: { sku: 'tee' }, gift_message: null }])
})

test('a bundle takes one too', async () => {
  const uid = await addLine({ sku: 'kit', quantity: 1, selected_options: [toUid('bundle/1/1/1')] })
  await update({ cart_item_uid: uid, quantity: 1, gift_message: CARD })
  expect((await cartOf()).items).toMatchObject([{ gift_message: CARD }])
})

test('a message without a quantity is refused, as in Magento', async () => {
  const uid = await addLine(tee)
  expect((await update({ cart_item_uid: uid, gift_message: CARD })).errors).toMatchObject([
    { message: 'Required parameter "quantity" for "cart_items" is missing.', extensions: { category: 'graphql-input' } },
  ])
})

test.each(['from', 'to'])('%s has at most 255 characters, on lines and orders', async (field) => {
  const uid = await addLine(tee)
  const tooLong = { ...CARD, [field]: 'x'.repeat(256) }
  const refused = [{ message: `"${field}" length must be equal or less than 255 characters.`, extensions: { category: 'graphql-input' } }]
  expect((await update({ cart_item_uid: uid, quantity: 2, gift_message: tooLong })).errors).toMatchObject(refused)
  expect((await setOnOrder(tooLong)).errors).toMatchObject(refused)
  expect(await cartOf()).toEqual({ gift_message: null, items: [{ quantity: 1, product: { sku: 'tee' }, gift_message: null }] })
  await update({ cart_item_uid: uid, quantity: 1, gift_message: { ...CARD, [field]: 'x'.repeat(255) } })
  expect((await cartOf()).items).toMatchObject([{ gift_message: { [field]: 'x'.repeat(255) } }])
})

test('a shop that takes no messages ignores and hides them', async () => {
  const uid = await addLine(tee)
  await update({ cart_item_uid: uid, quantity: 1, gift_message: CARD })
  await setOnOrder(CARD)
  changeSetting(shop.backend.database, 'sales/gift_options/allow_items', false)
  changeSetting(shop.backend.database, 'sales/gift_options/allow_order', false)
  await update({ cart_item_uid: uid, quantity: 1, gift_message: { ...CARD, to: 'Ewa' } })
  await setOnOrder({ ...CARD, to: 'Ewa' })
  expect(await cartOf()).toMatchObject({ gift_message: null, items: [{ gift_message: null }] })
  changeSetting(shop.backend.database, 'sales/gift_options/allow_items', true)
  changeSetting(shop.backend.database, 'sales/gift_options/allow_order', true)
  expect(await cartOf()).toMatchObject({ gift_message: CARD, items: [{ gift_message: CARD }] })
})

test('the order takes one in a cart with something to send', async () => {
  expect((await setOnOrder(CARD)).data.setGiftOptionsOnCart.cart.gift_message).toEqual(CARD)
  expect((await setOnOrder({ ...CARD, message: '' })).data.setGiftOptionsOnCart.cart.gift_message).toBeNull()
  await addLine({ sku: 'video', quantity: 1 })
  expect((await setOnOrder(CARD)).data.setGiftOptionsOnCart.cart.gift_message).toBeNull()
})

test("a guest's messages go with the lines into the customer's cart, whose own stay", async () => {
  const asAnna = as(addCustomer(shop.backend.database), shop)
  const annas = await newCart(asAnna)
  const own = { ...CARD, to: 'Ewa' }
  await update({ cart_item_uid: await addLine(tee, annas, asAnna), quantity: 1, gift_message: own }, annas, asAnna)
  await addLine({ sku: 'rope', quantity: 2 }, annas, asAnna)
  for (const [sku, quantity] of [['tee', 2], ['rope', 2], ['beanie', 1]]) {
    await update({ cart_item_uid: await addLine({ sku, quantity }), quantity, gift_message: CARD })
  }
  await setOnOrder(CARD)
  await asAnna.ask('mutation ($a: String!, $b: String) { mergeCarts(source_cart_id: $a, destination_cart_id: $b) { id } }', { a: cart, b: annas })
  expect(await cartOf(annas, asAnna)).toEqual({
    gift_message: CARD,
    items: [
      { quantity: 3, product: { sku: 'tee' }, gift_message: own },
      { quantity: 4, product: { sku: 'rope' }, gift_message: CARD },
      { quantity: 1, product: { sku: 'beanie' }, gift_message: CARD },
    ],
  })
})
