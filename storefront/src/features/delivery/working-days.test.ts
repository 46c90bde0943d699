import { describe, expect, test } from 'vitest'
import { isWorkingDay, workingDaysAfter } from './working-days.ts'

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
  ])('%s, %s: %s', (day, _name, expected) => expect(isWorkingDay(new Date(day))).toBe(expected))
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
  ])('%s and %i are %s', (day, count, end) => expect(workingDaysAfter(new Date(day), count)).toEqual(new Date(end)))
})
