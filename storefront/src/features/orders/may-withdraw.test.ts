import { expect, test } from 'vitest'
import type { LoadedOrder } from './load-order.ts'
import { mayWithdraw } from './may-withdraw.ts'
import { INVOICED, orderWith, SHIPPED } from './order.fixture.ts'

const rules = { days: 14, delivery: { days: {}, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } }, timeZone: 'Europe/Warsaw', begunStatuses: [] }
const sent = (changed: string) => orderWith({ status: 'Complete', lines: [SHIPPED], changed })
const files = (created_at: string) => orderWith({ created_at, lines: [{ product_type: 'downloadable', ...INVOICED }], shipping_address: null })

function cancellable({ order, newer }: LoadedOrder): LoadedOrder {
  const cancellation = { order_cancellation_enabled: true, order_cancellation_reasons: [{ description: 'By mistake' }] }
  return { order, newer: { ...newer, cancellation, since248: newer.since248 && { ...newer.since248, available_actions: ['CANCEL'] } } }
}

test.each<[string, boolean, LoadedOrder]>([
  ['goods that left last week', true, sent('2026-11-20 10:00:00')],
  ['goods whose period is over', false, sent('2026-02-15 10:00:00')],
  ['goods that left at an unknown time', true, sent('')],
  ['goods that have not left', true, orderWith({ created_at: '2026-03-08 09:00:00', lines: [INVOICED] })],
  ['goods that have not left and can be cancelled', false, cancellable(orderWith())],
  ['files of last week', true, files('2026-11-20 10:00:00')],
  ['files of March', false, files('2026-03-08 10:00:00')],
  ['a cancelled order', false, orderWith({ lines: [{ quantity_canceled: 2 }] })],
  ['a refunded order', false, orderWith({ lines: [{ ...SHIPPED, quantity_refunded: 2 }] })],
])('[WITHDRAW-01] the page of an order with %s offers the withdrawal: %s', (_what, isOffered, loaded) => {
  expect(mayWithdraw(loaded, rules, new Date('2026-11-29T12:00:00Z'))).toBe(isOffered)
})
