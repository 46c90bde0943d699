import { expect, test } from 'vitest'
import { currencySymbol, roundHalfUp } from './money.ts'

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [7, 3, 2],
  [99_999_999 * 23, 123, 18_699_187],
])('%i / %i rounds to %i, half up', (numerator, denominator, rounded) => {
  expect(roundHalfUp(numerator, denominator)).toBe(rounded)
})

test.each([
  ['PLN', 'zł'],
  ['USD', '$'],
  ['CHF', 'CHF'],
])('prices in %s show %s', (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol)
})
