import { expect, test } from 'vitest'
import type { WithdrawnOrderFragment } from '../../graphql/generated/types.ts'
import { orderFacts } from './order-facts.ts'
import { barrierOfAll, withdrawableOrder } from './withdrawable.ts'

type Item = NonNullable<NonNullable<WithdrawnOrderFragment['items']>[number]>

const rules = { days: 14, delivery: { days: { 'courier/door': [1, 2] as const }, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } }, timeZone: 'Europe/Warsaw', begunStatuses: ['Service begun'] }
const NOW = new Date('2026-09-10T10:00:00Z')

const item = (product_type: string, change: Partial<Item> = {}): Item => ({
  id: product_type, product_name: product_type, product_sku: product_type.toUpperCase(), product_type,
  quantity_ordered: 2, quantity_invoiced: 2, quantity_shipped: 0, quantity_canceled: 0, quantity_refunded: 0, selected_options: [], ...change,
})
const order = (items: Item[], { change = {}, areFilesOpened = false } = {}) =>
  withdrawableOrder(
    orderFacts({ number: '1', order_date: '2026-09-01 10:00:00', status: 'Complete', order_status_change_date: '2026-09-02 10:00:00', items, ...change } as never, areFilesOpened),
    rules,
    NOW,
  )
const barriers = (...given: Parameters<typeof order>) => order(...given).items.map(({ barrier }) => barrier)

const shipped = { quantity_shipped: 2 }
const lastDay = (change: object) => order([item('simple', shipped)], { change }).lastDay

test('[WITHDRAW-03] the remaining goods can be withdrawn from during the period', () => {
  const whole = order([item('simple', { ...shipped, quantity_ordered: 3, quantity_invoiced: 3, quantity_refunded: 1 })])
  expect(whole).toMatchObject({ orderedOn: '2026-09-01', lastDay: '2026-09-18', items: [{ quantity: 2 }] })
  expect(barrierOfAll(whole)).toBeUndefined()
})

test('[WITHDRAW-03] goods cannot be withdrawn from after the period', () => {
  const late = order([item('simple', shipped)], { change: { order_status_change_date: '2026-08-10 10:00:00' } })
  expect(barrierOfAll(late)).toBe('over')
  expect(late.lastDay).toBe('2026-08-26')
})

test.each<[string, Item[], object]>([
  ['have not shipped', [item('simple')], {}],
  ['have shipped in part', [item('simple', shipped), item('configurable', { quantity_shipped: 1 })], {}],
  ['shipped at a time that the backend does not return', [item('simple', shipped)], { order_status_change_date: undefined }],
  ['shipped before the shop recorded status changes', [item('simple', shipped)], { order_status_change_date: '' }],
  ['shipped without an invoice, which may leave the status unchanged', [item('simple', { ...shipped, quantity_invoiced: 1 })], {}],
  ['shipped at an invalid time', [item('simple', shipped)], { order_status_change_date: '02/09/2026' }],
])('[WITHDRAW-03] the period does not run while goods %s', (_, items, change) => {
  const old = { order_date: '2024-09-01 10:00:00', order_status_change_date: '2024-09-02 10:00:00', ...change }
  expect(order(items, { change: old }).lastDay).toBeUndefined()
  expect(barriers(items, { change: old }).every((barrier) => barrier === undefined)).toBe(true)
})

test('[WITHDRAW-03] if a release returns only the day, the shipment may be on the next', () => {
  expect(lastDay({ order_status_change_date: '2026-09-02 21:59:59' })).toBe('2026-09-18')
  expect(lastDay({ order_status_change_date: '2026-09-02 22:30:00' })).toBe('2026-09-21')
  expect(lastDay({ order_status_change_date: '2026-09-02' })).toBe('2026-09-21')
})

test('[WITHDRAW-03] the day of the order is in the shop’s time zone', () => {
  expect(order([item('virtual')], { change: { created_at: '2026-09-01 22:30:00', order_date: '2026-09-02 00:30:00' } })).toMatchObject({ orderedOn: '2026-09-02', lastDay: '2026-09-16' })
})

test('[WITHDRAW-06] cancelled and refunded items cannot be withdrawn from', () => {
  expect(barriers([item('simple', { quantity_canceled: 1, quantity_refunded: 1 })])).toEqual(['gone'])
})

test('[WITHDRAW-06] a service is exempt once its status says that it has begun; until then the consumer sees a note', () => {
  expect(barriers([item('virtual')], { change: { status: 'Service begun' } })).toEqual(['begun'])
  expect(order([item('virtual')]).items).toMatchObject([{ caution: 'service' }])
  expect(barriers([item('simple')], { change: { status: 'Service begun' } })).toEqual([undefined])
})

test('[WITHDRAW-06] a file is exempt once it was opened; until that is known the consumer sees a note', () => {
  expect(barriers([item('downloadable')], { areFilesOpened: true })).toEqual(['opened'])
  expect(order([item('downloadable')]).items).toMatchObject([{ caution: 'download' }])
  expect(barriers([item('virtual'), item('simple')], { areFilesOpened: true })).toEqual([undefined, undefined])
})

test('[WITHDRAW-03] the period of services and downloads begins with the order', () => {
  expect(barriers([item('virtual'), item('downloadable'), item('simple')], { change: { order_date: '2026-08-01 10:00:00' } })).toEqual(['over', 'over', undefined])
})

test.each([
  [[item('simple', shipped), item('virtual')]],
  [[item('downloadable'), item('configurable', shipped)]],
])('[WITHDRAW-03] the last day of an order is that of its last item: %#', (items) => {
  expect(order(items).lastDay).toBe('2026-09-18')
})

test('[WITHDRAW-06] an order that cannot be withdrawn from has a reason', () => {
  expect(barrierOfAll(order([item('virtual'), item('simple', { quantity_canceled: 2 })], { change: { status: 'Service begun' } }))).toBe('begun')
  expect(barrierOfAll(order([item('simple', { quantity_canceled: 2 })]))).toBe('gone')
  expect(barrierOfAll(order([item('downloadable'), item('simple')], { areFilesOpened: true }))).toBeUndefined()
})
