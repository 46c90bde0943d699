import { expect, test } from 'vitest'
import { deliveryDays, deliveryTo, possibleDays } from './delivery-days.ts'

const settings = { days: { 'locker/standard': [1, 2], 'pickup/zakopane': [0, 1], 'courier/same': [0, 0] }, cutOffHour: 14, holidays: { dates: ['12-24', '12-25', '12-26'], aroundEaster: [] } } as const
const locker = { carrier_code: 'locker', method_code: 'standard' }
const pickup = { carrier_code: 'pickup', method_code: 'zakopane' }

// Warsaw is an hour ahead of UTC in winter and two in summer.
test.each([
  ['in the morning', locker, '2026-11-18T08:00:00Z', '2026-11-19', '2026-11-20'],
  ['a minute before the hour', locker, '2026-11-18T12:59:00Z', '2026-11-19', '2026-11-20'],
  ['at the hour', locker, '2026-11-18T13:00:00Z', '2026-11-20', '2026-11-23'],
  ['at the hour in summer', locker, '2026-07-15T12:00:00Z', '2026-07-17', '2026-07-20'],
  ['after midnight in Warsaw, still yesterday in UTC', locker, '2026-11-18T23:30:00Z', '2026-11-20', '2026-11-23'],
  ['on a Friday evening', locker, '2026-11-20T18:00:00Z', '2026-11-24', '2026-11-25'],
  ['on a Saturday', locker, '2026-11-21T10:00:00Z', '2026-11-24', '2026-11-25'],
  ['to be collected the same day', pickup, '2026-11-18T08:00:00Z', '2026-11-18', '2026-11-19'],
  ['to be collected after a Friday evening', pickup, '2026-11-20T18:00:00Z', '2026-11-23', '2026-11-24'],
  ['on the eve of a long weekend', locker, '2026-12-23T16:00:00Z', '2026-12-29', '2026-12-30'],
])('an order %s', (_when, method, now, first, last) => {
  expect(deliveryDays(settings, method, new Date(now), 'Europe/Warsaw')).toEqual([new Date(first), new Date(last)])
})

test('there is no expected date for a method without delivery days', () => {
  expect(deliveryDays(settings, { carrier_code: 'flatrate', method_code: 'flatrate' }, new Date(), 'Europe/Warsaw')).toBeUndefined()
})

test('abroad, only what is collected has an expected date', () => {
  const at = { ...settings, days: { ...settings.days, 'instore/pickup': [1, 2] }, country: 'PL' } as const
  const methods = (country: string | undefined) => Object.keys(deliveryTo(at, country).days)
  expect(methods('DE')).toEqual(['instore/pickup'])
  expect(methods('PL')).toEqual(Object.keys(at.days))
  expect(methods(undefined)).toEqual(Object.keys(at.days))
  expect(Object.keys(deliveryTo({ ...at, country: undefined }, 'DE').days)).toEqual(Object.keys(at.days))
})

test('an order whose method is not known by its code has the days from the fastest to the slowest that it may have', () => {
  const days = { 'locker/standard': [2, 3], 'courier/door': [1, 2], 'instore/pickup': [0, 5] } as const
  const of = (isCollected: boolean, change = {}) => possibleDays({ ...settings, days, ...change }, isCollected, new Date('2026-11-16T08:00:00Z'), 'Europe/Warsaw')
  expect(of(false)).toEqual([new Date('2026-11-17'), new Date('2026-11-19')])
  expect(of(true)).toEqual([new Date('2026-11-16'), new Date('2026-11-23')])
  expect(of(true, { days: { 'locker/standard': [1, 2] } })).toBeUndefined()
})
