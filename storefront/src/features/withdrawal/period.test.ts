import { expect, test } from 'vitest'
import { isOver, lastDayForGoods, lastDayForServices, type PeriodSettings } from './period.ts'

const settings: PeriodSettings = { days: 14, delivery: { days: { 'locker/standard': [1, 2], 'courier/door': [1, 3] }, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } }, timeZone: 'Europe/Warsaw' }
const orderedAt = new Date('2026-09-01T10:00:00Z')
const day = (date: Date | undefined): string | undefined => date?.toISOString().slice(0, 10)

test.each([
  ['the slowest delivery method counts, in working days', '2026-09-03T10:00:00Z', settings, '2026-09-22'],
  ['a last day on a working day stays', '2026-09-08T10:00:00Z', settings, '2026-09-25'],
  ['a last day on a Sunday moves to Monday', '2026-09-09T10:00:00Z', { ...settings, days: 13 }, '2026-09-28'],
  ['ten working days if the shop sets no delivery time', '2026-09-03T10:00:00Z', { ...settings, delivery: { ...settings.delivery, days: {} } }, '2026-10-01'],
  ['in the shop’s time zone', '2026-09-02T22:30:00Z', settings, '2026-09-22'],
  ['a last day on a holiday moves to the next working day', '2026-09-08T10:00:00Z', { ...settings, delivery: { ...settings.delivery, holidays: { dates: ['09-25'], aroundEaster: [] } } }, '2026-09-28'],
  ['as many days as the shop sets', '2026-09-03T10:00:00Z', { ...settings, days: 30 }, '2026-10-08'],
])('[WITHDRAW-03] goods: %s', (_, shipped, set, last) => {
  expect(day(lastDayForGoods({ orderedAt, shippedAt: new Date(shipped) }, set))).toBe(last)
})

test('[WITHDRAW-03] the period has not begun for goods that have not shipped', () => {
  const last = lastDayForGoods({ orderedAt: new Date('2020-01-01T10:00:00Z'), shippedAt: undefined }, settings)
  expect(last).toBeUndefined()
  expect(isOver(last, new Date('2026-11-23T10:00:00Z'), settings)).toBe(false)
})

test('[WITHDRAW-03] services and downloads: from the order', () => {
  expect(day(lastDayForServices({ orderedAt, shippedAt: undefined }, settings))).toBe('2026-09-15')
})

test('[WITHDRAW-03] the last day ends at midnight in the shop’s time zone', () => {
  const last = new Date('2026-09-22T00:00Z')
  expect(isOver(last, new Date('2026-09-22T21:59:59Z'), settings)).toBe(false)
  expect(isOver(last, new Date('2026-09-22T22:00:00Z'), settings)).toBe(true)
})
