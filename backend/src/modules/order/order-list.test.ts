import { afterEach, beforeEach, expect, test } from 'vitest'
import { as, openShop, type TestShop } from '../cart/cart.fixture.ts'
import { addCustomer, type TestCustomer } from '../customer/customer.fixture.ts'
import { changeSetting } from '../store/settings.ts'
import { payOrder, shipOrder } from './order-lifecycle.ts'
import { buy, deskOf, idOf, type PlacedOrder } from './order.fixture.ts'

let shop: TestShop
let anna: TestCustomer
let orders: PlacedOrder[]
beforeEach(async () => {
  shop = openShop()
  anna = addCustomer(shop.backend.database)
  orders = []
  for (const quantity of [1, 3, 2]) orders.push(await buy(shop, { customer: anna, items: [{ sku: 'tee', quantity }] }))
  const setDate = shop.backend.database.prepare('UPDATE sales_order SET created_at = ? WHERE id = ?')
  for (const [day, order] of orders.entries()) setDate.run(`2026-11-0${3 - day}T12:00:00.000Z`, idOf(order))
  await buy(shop, { customer: anna, store: 'pl' })
  await buy(shop, { customer: addCustomer(shop.backend.database, 'jan@example.com') })
  await buy(shop, { email: anna.email })
  payOrder(deskOf(shop), idOf(orders[1]!))
})
afterEach(() => shop.close())

const list = (args = '', selection = 'items { number }', client = as(anna, shop)) =>
  client.ask(`{ customer { orders${args && `(${args})`} { ${selection} } } }`)
const numbers = async (args?: string): Promise<number[]> =>
  (await list(args)).data.customer.orders.items.map(({ number }: { number: string }) => Number(number))

test('a customer sees the orders of the store view, oldest first', async () => {
  const page = 'page_info { current_page page_size total_pages }'
  const { data } = await list('', `items { number status } total_count date_of_first_order ${page}`)
  expect(data.customer.orders).toEqual({
    items: [
      { number: '000000001', status: 'Pending' },
      { number: '000000002', status: 'Processing' },
      { number: '000000003', status: 'Pending' },
    ],
    total_count: 3, date_of_first_order: '2026-11-01 12:00:00', page_info: { current_page: 1, page_size: 20, total_pages: 1 },
  })
})

test.each([
  ['scope: STORE', [1, 2, 3]],
  ['scope: WEBSITE', [1, 2, 3, 2_000_000_001]],
  ['scope: GLOBAL', [1, 2, 3, 2_000_000_001]],
  ['sort: { sort_field: NUMBER, sort_direction: DESC }', [3, 2, 1]],
  ['sort: { sort_field: CREATED_AT, sort_direction: ASC }', [3, 2, 1]],
  ['sort: { sort_field: CREATED_AT, sort_direction: DESC }', [1, 2, 3]],
  ['pageSize: 2', [1, 2]],
  ['pageSize: 2, currentPage: 2', [3]],
  ['pageSize: 2, currentPage: 3', []],
  ['pageSize: null, currentPage: null', [1, 2, 3]],
  ['filter: {}', [1, 2, 3]],
  ['filter: { number: { eq: "000000002" } }', [2]],
  ['filter: { number: { in: ["000000001", "000000003", "2000000001"] } }', [1, 3]],
  ['filter: { number: { match: "02" } }', [2]],
  ['filter: { number: { match: "%00000%" } }', [1, 2, 3]],
  ['filter: { number: { match: "_" } }', []],
  ['filter: { number: { eq: "nope" } }', []],
  ['filter: { status: { eq: "processing" } }', [2]],
  ['filter: { status: { in: ["pending", "processing"] } }', [1, 2, 3]],
  ['filter: { order_date: { from: "2026-11-02" } }', [1, 2]],
  ['filter: { order_date: { from: "2026-11-01", to: "2026-11-02" } }', [2, 3]],
  ['filter: { order_date: { to: "2026-11-02 11:59:59" } }', [3]],
  ['filter: { grand_total: { from: "452.99", to: "700" } }', [2, 3]],
  ['filter: { grand_total: { to: "233.99" } }', [1]],
  ['filter: { number: { eq: "000000001" }, status: { eq: "processing" } }', [1, 2]],
])('with %s', async (args, expected) => {
  expect(await numbers(args)).toEqual(expected)
})

test('page numbers and sizes start at one', async () => {
  const refused = (word: string) => [{ message: `${word} value must be greater than 0.`, extensions: { category: 'graphql-input' } }]
  expect((await list('currentPage: 0')).errors).toMatchObject(refused('currentPage'))
  expect((await list('pageSize: 0')).errors).toMatchObject(refused('pageSize'))
})

test('a guest has no order list', async () => {
  expect((await list('', 'total_count', shop)).errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
})

test('each order lists the available actions of its buyer', async () => {
  const actions = async () => {
    const { data } = await list('', 'items { available_actions }')
    return data.customer.orders.items.map((item: { available_actions: string[] }) => item.available_actions)
  }
  expect(await actions()).toEqual([['REORDER'], ['REORDER'], ['REORDER']])
  changeSetting(shop.backend.database, 'sales/cancellation/enabled', true)
  shipOrder(deskOf(shop), idOf(orders[0]!))
  expect(await actions()).toEqual([['REORDER'], ['CANCEL', 'REORDER'], ['CANCEL', 'REORDER']])
  changeSetting(shop.backend.database, 'sales/reorder/allow', false)
  expect(await actions()).toEqual([[], ['CANCEL'], ['CANCEL']])
})
