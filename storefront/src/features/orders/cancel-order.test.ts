import { expect, test } from 'vitest'
import { ServerError } from '../../graphql/errors.ts'
import type { OrderFragment, OrderItemFragment, OrderSince248Fragment } from '../../graphql/generated/types.ts'
import { type FakeAnswer, fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { cancellationReasons, cancelOrder } from './cancel-order.ts'
import type { LoadedOrder, NewerOrder } from './load-order.ts'

newVisitorForEach()

const REASONS = ['By mistake', 'Too late']
const on: NewerOrder = { cancellation: { order_cancellation_enabled: true, order_cancellation_reasons: REASONS.map((description) => ({ description })) } }
const off: NewerOrder = { cancellation: { order_cancellation_enabled: false, order_cancellation_reasons: [] } }

function reasonsFor(newer: NewerOrder, { isVirtual = false, status = 'Pending', ...counts }: { isVirtual?: boolean; status?: string } & Partial<OrderItemFragment> = {}) {
  const item = { quantity_ordered: 2, quantity_invoiced: 0, quantity_shipped: 0, quantity_refunded: 0, quantity_canceled: 0, ...counts } as OrderItemFragment
  const order = { status, items: [item], shipping_address: isVirtual ? null : {} } as unknown as OrderFragment
  return cancellationReasons({ order, newer })
}

const since248 = (...available_actions: OrderSince248Fragment['available_actions']): NewerOrder => ({ ...on, since248: { available_actions, order_status_change_date: '2026-11-21 12:00:00', items: [], total: null } })

test('from 2.4.8 on, offers to cancel the orders that the backend lists as cancellable', () => {
  expect(reasonsFor(since248('CANCEL', 'REORDER'))).toEqual(REASONS)
  expect(reasonsFor(since248('REORDER'))).toEqual([])
})

test('offers no cancellation where the shop has it switched off, or before 2.4.7', () => {
  expect(reasonsFor(off)).toEqual([])
  expect(reasonsFor({})).toEqual([])
})

test.each([
  ['is new', {}, true],
  ['is paid', { quantity_invoiced: 2, status: 'Processing' }, true],
  ['is partly shipped', { quantity_shipped: 1, status: 'Processing' }, false],
  ['was refunded', { quantity_refunded: 2, status: 'A status of our own' }, false],
  ['was cancelled', { quantity_canceled: 2, status: 'A status of our own' }, false],
  ['is complete', { status: 'Complete' }, false],
  ['is held', { status: 'On Hold' }, false],
  ['is paid and needs no delivery', { quantity_invoiced: 2, isVirtual: true, status: 'A status of our own' }, false],
])('on 2.4.7, offers to cancel an order that %s only where Magento would', (_what, order, isOffered) => {
  expect(reasonsFor(on, order)).toEqual(isOffered ? REASONS : [])
})

const lost = new TypeError('offline')
const placed = { order: { id: btoa('7'), number: '000000007' }, newer: {} } as LoadedOrder

function cancelAfter(CancelOrder: FakeAnswer, order: object | Error) {
  const found = order instanceof Error ? order : { data: { customer: { orders: { items: [{ number: '000000007', ...order }] } } } }
  const { operations } = fakeShop({ CancelOrder, Order: found, OrderSince247: lost, OrderSince248: lost })
  return { operations, result: cancelOrder(placed, 'Too late') }
}

test.each([
  ['by its status', { status: 'Canceled', items: [{ quantity_ordered: 1, quantity_canceled: 0 }] }],
  ['by its lines', { status: 'A status of our own', items: [{ quantity_ordered: 2, quantity_canceled: 2 }] }],
])('[ACC-05] an order whose cancellation was not answered is known %s', async (_what, order) => {
  await expect(cancelAfter(lost, order).result).resolves.toBeUndefined()
})

test.each([
  ['stands', { status: 'Pending', items: [{ quantity_ordered: 2, quantity_canceled: 1 }, { quantity_ordered: 1, quantity_canceled: 1 }] }],
  ['has no lines', { status: 'Pending', items: null }],
  ['cannot be read', lost],
])('[ACC-05] one that %s is not called cancelled', async (_what, order) => {
  await expect(cancelAfter(lost, order).result).rejects.toBeInstanceOf(ServerError)
})

test('[ACC-05] an answered cancellation is not looked up', async () => {
  const { operations, result } = cancelAfter({ data: { cancelOrder: { error: null } } }, {})
  await result
  expect(operations()).toEqual(['CancelOrder'])
})
