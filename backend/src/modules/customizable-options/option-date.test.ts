import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { add, as, newCart, openShopOfAllKinds, type TestShop } from '../cart/cart.fixture.ts'
import { MUG } from '../catalog/product-kinds.fixture.ts'
import { addCustomer } from '../customer/customer.fixture.ts'
import { buy, mailsOf } from '../order/order.fixture.ts'
import { type DateInput, writtenDate } from './option-date.ts'

let shop: TestShop
beforeEach(() => {
  shop = openShopOfAllKinds()
  shop.backend.database.exec(`UPDATE custom_option SET input = 'date', max_characters = 0 WHERE id = ${MUG.engraving}`)
})
afterEach(() => shop.close())

const mug = (value: string) => ({ sku: 'mug', quantity: 1, entered_options: [{ uid: toUid(`custom-option/${MUG.engraving}`), value }] })
const DAY = '2027-01-01 00:00:00'
const LINES = 'items { quantity ... on SimpleCartItem { customizable_options { type values { value } } } }'

test.each<[DateInput, string, string, string]>([
  ['date', DAY, 'en_US', 'Jan 1, 2027'],
  ['date', DAY, 'pl_PL', '1 sty 2027'],
  ['date_time', '2027-01-01 18:05:00', 'en_US', '1/1/27, 6:05 PM'],
  ['date_time', '2027-01-01 18:05:00', 'pl_PL', '1.01.2027, 18:05'],
  ['time', '18:05', 'en_US', '6:05 PM'],
  ['time', '18:05', 'pl_PL', '18:05'],
])('a %s, %s, is written in %s as %s', (input, entered, locale, expected) => {
  expect(writtenDate(input, entered, locale)?.replaceAll(/\s/g, ' ')).toBe(expected)
})

test('a date is written in the language of the store view: in the cart, the order and its mail', async () => {
  const cart = await newCart(shop, 'pl')
  await add(shop, cart, mug(DAY))
  const lines = async (store: string) => (await shop.ask(`query ($cart: String!) { cart(cart_id: $cart) { ${LINES} } }`, { cart }, store)).data.cart.items
  expect((await lines('pl'))[0].customizable_options).toEqual([{ type: 'date', values: [{ value: '1 sty 2027' }] }])
  expect((await lines('en'))[0].customizable_options).toEqual([{ type: 'date', values: [{ value: '1 Jan 2027' }] }])

  const { token } = await buy(shop, { store: 'pl', items: [mug(DAY)] })
  const order = 'query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { items { entered_options { value } } } }'
  expect((await shop.ask(order, { input: { token } }, 'pl')).data.guestOrderByToken.items[0].entered_options).toEqual([{ value: '1 sty 2027' }])
  expect(mailsOf(shop).at(-1)?.text).toContain('Grawer: 1 sty 2027\n')
})

test('a date is stored as it was entered, so that the same day is one line, also when it is ordered again', async () => {
  const anna = addCustomer(shop.backend.database)
  const { number } = await buy(shop, { customer: anna, items: [mug(DAY)] })
  const reorder = `mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { ${LINES} } userInputErrors { message } } }`
  const again = async () => (await as(anna, shop).ask(reorder, { number })).data.reorderItems
  expect((await again()).userInputErrors).toEqual([])
  expect((await again()).cart.items).toEqual([{ quantity: 2, customizable_options: [{ type: 'date', values: [{ value: '1 Jan 2027' }] }] }])
})

test('a required date that does not exist is not added to the cart', async () => {
  const cart = await newCart(shop)
  const { user_errors: errors } = await add(shop, cart, mug('2026-02-30 00:00:00'))
  expect(errors).toEqual([{ code: 'UNDEFINED', message: 'Please specify date required option(s).' }])
})
