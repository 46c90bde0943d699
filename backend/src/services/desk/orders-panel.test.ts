import { afterEach, beforeEach, expect, test } from 'vitest'
import { fromUid } from '../../graphql/uid.ts'
import { openShop, type TestShop } from '../../modules/cart/cart.fixture.ts'
import { buy, orderOf, type PlacedOrder } from '../../modules/order/order.fixture.ts'
import { openDesk, type TestDesk } from './desk.fixture.ts'

let shop: TestShop
let desk: TestDesk
beforeEach(async () => {
  shop = openShop()
  desk = await openDesk(shop.backend)
})
afterEach(async () => {
  await desk.close()
  await shop.close()
})

const idOf = ({ id }: PlacedOrder) => fromUid(id)
const take = (step: string, order: PlacedOrder, more: Record<string, string> = {}) =>
  desk.submit('/desk/orders', { do: step, order: idOf(order), ...more })
const buttons = (page: string) => [...page.matchAll(/name="do" value="(\w+)"/g)].map(([, step]) => step)
const notice = (page: string) => /role="status">([^<]+)/.exec(page)?.[1]

test('an order is paid, shipped and refunded, and the customer sees each step and gets a mail', async () => {
  const order = await buy(shop)
  expect(buttons(await desk.get('/desk/orders'))).toEqual(['pay', 'ship', 'hold', 'cancel'])

  expect(notice(await take('pay', order))).toBe(`Order ${order.number} is paid.`)
  expect(notice(await take('ship', order, { track: ' PL123 ' }))).toBe(`Order ${order.number} is shipped.`)
  expect(await orderOf(shop, order, 'status shipments { tracking { title number } }')).toEqual({
    status: 'Complete', shipments: [{ tracking: [{ title: 'InPost', number: 'PL123' }] }],
  })
  expect(notice(await take('refund', order, { goods: 'back' }))).toBe(`Order ${order.number} is refunded.`)
  expect((await orderOf(shop, order, 'status')).status).toBe('Closed')
  expect(buttons(await desk.get('/desk/orders'))).toEqual([])
  const { mails } = await (await fetch(`${desk.url}/desk/outbox.json?to=agata@example.com`)).json() as { mails: object[] }
  expect(mails).toHaveLength(4)
})

test('an order is held, released and cancelled', async () => {
  const order = await buy(shop)
  await take('hold', order)
  expect(buttons(await desk.get('/desk/orders'))).toEqual(['unhold'])
  expect(notice(await take('unhold', order))).toBe(`Order ${order.number} is released.`)
  expect(notice(await take('cancel', order))).toBe(`Order ${order.number} is cancelled.`)
  expect((await orderOf(shop, order, 'status')).status).toBe('Canceled')
})

test("a step happens once, and only if the order's state allows it", async () => {
  const order = await buy(shop)
  await take('pay', order)
  const other = await buy(shop)
  expect(notice(await take('pay', order))).toBe(`Order ${order.number} was paid before.`)
  expect(notice(await take('refund', other))).toBe(`Order ${other.number} cannot be refunded now.`)
  const token = /name="token" value="([^"]+)"/.exec(await desk.get('/desk/orders'))![1]!
  for (const fields of [{ do: 'pay', order: '999' }, { do: 'pay' }, { do: 'burn', order: idOf(order) }]) {
    expect((await desk.post('/desk/orders', { ...fields, token })).status).toBe(400)
  }
})

test('orders are found by number and by customer', async () => {
  expect(await desk.get('/desk/orders')).toContain('No order yet.')
  const first = await buy(shop, { email: 'agata@example.com' })
  const second = await buy(shop, { email: 'ewa@example.com' })
  const page = await desk.get('/desk/orders')
  expect(page.indexOf(second.number)).toBeLessThan(page.indexOf(first.number))
  expect(await desk.get('/desk/orders?q=EWA@')).not.toContain(first.number)
  expect(await desk.get(`/desk/orders?q=${first.number}`)).not.toContain(second.number)
  expect(await desk.get('/desk/orders?q=%3Cb%3E')).toContain('No matching order yet.')
})
