import { expect, test } from 'vitest'
import { deliveryWindow, workingDaysOf } from './delivery-days.ts'

const warsaw = { timeZone: 'Europe/Warsaw', cutOffHour: 14, country: 'PL' }
const window = (time: string, calendar = warsaw) => deliveryWindow([1, 2], new Date(time), calendar).map((day) => day.toISOString().slice(0, 10))

test.each([
  ['before the cut-off hour', '2026-11-24T12:59:00Z', ['2026-11-25', '2026-11-26']],
  ['from the cut-off hour in the shop’s time', '2026-11-24T13:00:00Z', ['2026-11-26', '2026-11-27']],
  ['over a weekend', '2026-11-27T13:30:00Z', ['2026-12-01', '2026-12-02']],
  ['on a Sunday', '2026-11-29T10:00:00Z', ['2026-12-01', '2026-12-02']],
  ['over Christmas', '2026-12-23T10:00:00Z', ['2026-12-28', '2026-12-29']],
  ['over Easter Monday', '2027-03-26T10:00:00Z', ['2027-03-30', '2027-03-31']],
  ['over Corpus Christi', '2027-05-26T09:00:00Z', ['2027-05-28', '2027-05-31']],
])('[CHK-23] an order %s', (_, time, days) => expect(window(time)).toEqual(days))

test('[CHK-23] a country whose holidays are unknown has weekends', () => {
  expect(window('2026-12-23T10:00:00Z', { ...warsaw, country: 'SE' })).toEqual(['2026-12-24', '2026-12-25'])
})

test('[CHK-23] a method’s days are a range, a number, or unknown', () => {
  const list = 'locker/standard=1-2, courier/door=3'
  expect(['locker/standard', 'courier/door', 'post/letter'].map((method) => workingDaysOf(list, method))).toEqual([[1, 2], [3, 3], undefined])
})
