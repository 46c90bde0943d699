import { describe, expect, test } from 'vitest'
import { countryHolidays } from './country-holidays.ts'
import { isWorkingDay, workingDaysAfter } from './working-days.ts'

const POLAND = countryHolidays('PL', 'Europe/Warsaw')
const NONE = { dates: [], aroundEaster: [] }

describe('a working day is neither a weekend nor a public holiday of Poland', () => {
  test.each([
    ['2026-11-20', 'a Friday', true],
    ['2026-11-21', 'a Saturday', false],
    ['2026-11-22', 'a Sunday', false],
    ['2026-01-01', 'New Year', false],
    ['2026-01-06', 'Epiphany', false],
    ['2026-05-01', 'the first of May', false],
    ['2027-05-03', 'the third of May', false],
    ['2025-08-15', 'Assumption', false],
    ['2027-11-01', "All Saints'", false],
    ['2026-11-11', 'Independence Day', false],
    ['2026-12-24', 'Christmas Eve', false],
    ['2026-12-25', 'Christmas', false],
    ['2029-12-26', "St Stephen's", false],
    ['2024-04-01', 'Easter Monday', false],
    ['2025-04-21', 'Easter Monday', false],
    ['2026-04-06', 'Easter Monday', false],
    ['2027-03-29', 'Easter Monday', false],
    ['2038-04-26', 'the latest Easter Monday', false],
    ['2285-03-23', 'the earliest', false],
    ['2026-04-03', 'Good Friday', true],
    ['2026-04-07', 'the Tuesday after Easter', true],
    ['2026-06-04', 'Corpus Christi', false],
    ['2027-05-27', 'Corpus Christi', false],
    ['2026-06-05', 'the Friday after', true],
  ])('%s, %s: %s', (day, _name, expected) => expect(isWorkingDay(new Date(day), POLAND)).toBe(expected))
})

describe('counts only working days', () => {
  test.each([
    ['2026-11-18', 0, '2026-11-18'],
    ['2026-11-18', 2, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-24'],
    ['2026-11-10', 1, '2026-11-12'],
    ['2026-12-23', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-04-02', 2, '2026-04-07'],
  ])('%s and %i are %s', (day, count, end) => expect(workingDaysAfter(new Date(day), count, POLAND)).toEqual(new Date(end)))
})

test.each([
  ['DE', 'Europe/Berlin', '2026-11-11', true],
  ['DE', 'Europe/Berlin', '2026-04-03', false],
  ['DE', 'Europe/Berlin', '2026-05-14', false],
  ['DE', 'Europe/Warsaw', '2026-11-11', true],
  ['AT', 'Europe/Vienna', '2026-12-08', false],
  ['CZ', 'Europe/Prague', '2026-11-17', false],
  ['CZ', 'Europe/Prague', '2026-05-14', true],
  [undefined, 'Europe/Warsaw', '2026-11-11', false],
  [undefined, 'Europe/Berlin', '2026-11-11', true],
  [undefined, 'Europe/Berlin', '2026-05-25', false],
  ['US', 'America/Chicago', '2026-12-25', true],
  ['toString', 'UTC', '2026-12-25', true],
  [undefined, 'UTC', '2026-12-25', true],
])('[PDP-15] a store in %s, %s: whether %s is a working day: %s', (country, timeZone, day, expected) => {
  expect(isWorkingDay(new Date(day), countryHolidays(country, timeZone))).toBe(expected)
})

test('a day of the setting is one each year or once', () => {
  const set = { ...NONE, dates: ['12-31', '2027-05-04'] }
  expect(['2026-12-31', '2027-12-31', '2027-05-04', '2028-05-04'].map((day) => isWorkingDay(new Date(day), set))).toEqual([false, false, false, true])
  expect(isWorkingDay(new Date('2026-12-25'), NONE)).toBe(true)
})
