import { expect, test } from 'vitest'
import { percentOfRate, taxed, taxedShipping } from './tax-rule.ts'

const VAT = { title: 'VAT 23%', rate: 23_000, isIncluded: true, isShippingTaxed: true }
const SALES_TAX = { title: 'US-CA-*-Rate 1', rate: 8_250, isIncluded: false, isShippingTaxed: false }

test.each([
  [0, 0],
  [1_23, 23],
  [100_00, 18_70],
  [1124_10, 210_20],
  [14_99, 2_80],
  [1, 0],
  [3, 1],
])('a price of %i minor units contains %i of tax', (price, tax) => {
  expect(taxed(price, VAT)).toEqual({ withTax: price, withoutTax: price - tax, tax })
})

test.each([
  [0, 0],
  [48_00, 3_96],
  [29_00, 2_39],
  [10_00, 83],
  [2_00, 17],
  [1, 0],
])('%i minor units have %i of tax added', (price, tax) => {
  expect(taxed(price, SALES_TAX)).toEqual({ withTax: price + tax, withoutTax: price, tax })
})

test('delivery is taxed only if the setting is enabled', () => {
  expect(taxedShipping(5_00, SALES_TAX)).toEqual({ withTax: 5_00, withoutTax: 5_00, tax: 0 })
  expect(taxedShipping(14_99, VAT)).toEqual({ withTax: 14_99, withoutTax: 12_19, tax: 2_80 })
})

test('a rate is shown in percent', () => {
  expect(percentOfRate(SALES_TAX.rate)).toBe(8.25)
})
