import { afterEach, beforeEach, expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { as, openShop, stockOf, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { cancelOrder, holdOrder, payOrder, refundOrder, shipOrder } from './order-lifecycle.ts'
import { buy, deskOf, idOf, mailsOf, type PlacedOrder } from './order.fixture.ts'

let shop: TestShop
let anna: TestCustomer
let order: PlacedOrder
beforeEach(async () => {
  shop = openShop()
  anna = addCustomer(shop.backend.database)
  changeSetting(shop.backend.database, 'sales/cancellation/enabled', true)
  order = await buy(shop, { customer: anna })
})
afterEach(() => shop.close())

const REASON = 'The order was placed by mistake'
const cancel = (input: object = {}, client = as(anna, shop), store?: string) => client.ask(`
  mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) {
    error errorV2 { code message } order { status available_actions comments { message } invoices { id } credit_memos { id } } } }`,
  { input: { order_id: order.id, reason: REASON, ...input } }, store)
const refused = (code: string, message: string) => ({ data: { cancelOrder: { error: message, errorV2: { code, message }, order: null } } })

test('a customer can cancel an unpaid order', async () => {
  expect(await cancel()).toEqual({ data: { cancelOrder: {
    error: null, errorV2: null,
    order: {
      status: 'Canceled', available_actions: ['REORDER'], invoices: [], credit_memos: [],
      comments: [{ message: 'Order cancellation notification email was sent.' }, { message: REASON }],
    },
  } } })
  expect(stockOf(shop, 'tee')).toBe(10)
  expect(mailsOf(shop).at(-1)).toMatchObject({ recipient: anna.email, subject: 'Order 000000001 was cancelled' })
})

test('cancelling a paid order refunds it and returns its products to stock', async () => {
  payOrder(deskOf(shop), idOf(order))
  expect((await cancel()).data.cancelOrder.order)
    .toMatchObject({ status: 'Closed', invoices: [{ id: toUid('1') }], credit_memos: [{ id: toUid('2') }] })
  expect(stockOf(shop, 'tee')).toBe(10)
})

test('accepts the plain order id of 2.4.7', async () => {
  expect((await cancel({ order_id: String(idOf(order)) })).data.cancelOrder.order.status).toBe('Canceled')
})

test('accepts only the cancellation reasons of the store view', async () => {
  expect(await cancel({ reason: 'Bored' })).toEqual(refused('UNDEFINED', 'Order cancellation reason is invalid.'))
  expect(await cancel({}, undefined, 'pl')).toEqual(refused('UNDEFINED', 'Order cancellation reason is invalid.'))
  expect((await cancel({ reason: 'Zamówienie złożono przez pomyłkę' }, undefined, 'pl')).data.cancelOrder.order)
    .toMatchObject({ status: 'Anulowane', comments: [{ message: 'Wysłano e-mail z potwierdzeniem anulowania zamówienia.' }, {}] })
})

const settled = refused('INVALID_ORDER_STATUS', 'Order already closed, complete, cancelled or on hold')
test.each<[string, (id: number) => unknown]>([
  ['canceled', (id) => cancelOrder(deskOf(shop), id)],
  ['held', (id) => holdOrder(deskOf(shop), id)],
  ['complete', (id) => [payOrder(deskOf(shop), id), shipOrder(deskOf(shop), id)]],
  ['closed', (id) => [payOrder(deskOf(shop), id), refundOrder(deskOf(shop), id, { goodsReturn: true })]],
])('an order that is %s cannot be cancelled', async (_, change) => {
  change(idOf(order))
  expect(await cancel()).toEqual(settled)
})

test('nor can a shipped order', async () => {
  shipOrder(deskOf(shop), idOf(order))
  expect(await cancel()).toEqual(refused('PARTIAL_ORDER_ITEM_SHIPPED', 'Order with one or more items shipped cannot be cancelled'))
})

test('cancellation can be disabled', async () => {
  changeSetting(shop.backend.database, 'sales/cancellation/enabled', false)
  expect(await cancel()).toEqual(refused('ORDER_CANCELLATION_DISABLED', 'Order cancellation is not enabled for requested store.'))
})

test("another customer's order and an unknown one cannot be cancelled", async () => {
  const jan = as(addCustomer(shop.backend.database, 'jan@example.com'), shop)
  const unauthorised = refused('UNAUTHORISED', 'Current user is not authorized to cancel this order')
  expect(await cancel({}, jan)).toEqual(unauthorised)
  expect(await cancel({ order_id: (await buy(shop)).id })).toEqual(unauthorised)
  expect(await cancel({ order_id: toUid('999') }))
    .toEqual(refused('ORDER_NOT_FOUND', "The entity that was requested doesn't exist. Verify the entity and try again."))
  expect((await cancel({}, shop)).errors)
    .toMatchObject([{ message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } }])
  expect(stockOf(shop, 'tee')).toBe(8)
})

test.each([
  [{ order_id: '' }, 'order_id'], [{ order_id: 'MA==' }, 'order_id'], [{ order_id: 'x' }, 'order_id'], [{ reason: '' }, 'reason'],
])('%j is refused with a GraphQL error', async (input, field) => {
  expect((await cancel(input)).errors)
    .toMatchObject([{ message: `Required parameter "${field}" is missing or incorrect.`, extensions: { category: 'graphql-input' } }])
})
