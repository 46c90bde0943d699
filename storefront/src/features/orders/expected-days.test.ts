import { expect, test } from 'vitest'
import { expectedDays } from './expected-days.ts'

const delivery = { days: { 'locker/standard': [1, 2], 'instore/pickup': [1, 1] }, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } } as const
// A Monday.
const packedFrom = new Date('2026-11-16T09:00:00Z')
const on = (now: string, isCollected: boolean, from: Date | undefined = packedFrom) =>
  expectedDays({ packedFrom: from, isCollected }, delivery, new Date(now), 'Europe/Warsaw')?.map((day) => day.toISOString().slice(0, 10))

test.each([
  ['on the day of the payment', '2026-11-16T10:00:00Z', ['2026-11-17', '2026-11-18']],
  ['the day before the last', '2026-11-17T22:59:00Z', ['2026-11-17', '2026-11-18']],
  ['on the last day, as it has not left', '2026-11-17T23:00:00Z', undefined],
  ['later', '2026-11-29T10:00:00Z', undefined],
])('[ACC-05] the expected days of a parcel, %s', (_when, now, days) => {
  expect(on(now, false)).toEqual(days)
})

test.each([
  ['on its day', '2026-11-17T22:59:00Z', ['2026-11-17', '2026-11-17']],
  ['a day later', '2026-11-17T23:00:00Z', undefined],
])('[ACC-05] the day from which an order can be collected, %s', (_when, now, days) => {
  expect(on(now, true)).toEqual(days)
})

test('[ACC-05] no day is expected of an order that nobody packs yet, or that has left', () => {
  expect(expectedDays({ packedFrom: undefined, isCollected: false }, delivery, packedFrom, 'Europe/Warsaw')).toBeUndefined()
})
