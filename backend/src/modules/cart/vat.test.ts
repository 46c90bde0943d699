import { expect, test } from 'vitest'
import { includedVat, roundHalfUp, withoutVat } from './vat.ts'

test.each([
  [0, 0],
  [1_23, 23],
  [100_00, 18_70],
  [1124_10, 210_20],
  [14_99, 2_80],
  [1, 0],
  [3, 1],
])('a price of %i grosze contains %i of tax', (price, tax) => {
  expect(includedVat(price)).toBe(tax)
  expect(withoutVat(price) + tax).toBe(price)
})

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [7, 3, 2],
  [99_999_999 * 23, 123, 18_699_187],
])('%i over %i rounds to %i, halves up', (numerator, denominator, rounded) => {
  expect(roundHalfUp(numerator, denominator)).toBe(rounded)
})
