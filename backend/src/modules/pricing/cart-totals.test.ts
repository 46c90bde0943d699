import { expect, test } from 'vitest'
import { cartTotals } from './cart-totals.ts'

const VAT = { title: 'VAT 23%', rate: 23_000, isIncluded: true, isShippingTaxed: true }
const SALES_TAX = { title: 'US-CA-*-Rate 1', rate: 8_250, isIncluded: false, isShippingTaxed: false }

test('subtotal, discount, shipping, included tax and grand total add up exactly', () => {
  const lines = [{ unitPrice: 1249_00, quantity: 1 }, { unitPrice: 219_00, quantity: 2 }]
  expect(cartTotals(lines, [124_90, 43_80], 14_99, VAT)).toEqual({
    rows: [
      { unitWithTax: 1249_00, unitWithoutTax: 1015_45, rowWithTax: 1249_00, rowWithoutTax: 1015_45, discount: 124_90, tax: 210_20 },
      { unitWithTax: 219_00, unitWithoutTax: 178_05, rowWithTax: 438_00, rowWithoutTax: 356_10, discount: 43_80, tax: 73_71 },
    ],
    subtotalWithTax: 1687_00,
    subtotalWithoutTax: 1371_55,
    discount: 168_70,
    discountedWithoutTax: 1234_39,
    shipping: { withTax: 14_99, withoutTax: 12_19, tax: 2_80 },
    tax: 286_71,
    grandTotal: 1533_29,
    grandTotalWithoutTax: 1246_58,
    quantity: 3,
  })
})

test('tax added on top is rounded per row after the discount and does not apply to untaxed delivery', () => {
  const lines = [{ unitPrice: 29_00, quantity: 2 }, { unitPrice: 18_00, quantity: 1 }]
  expect(cartTotals(lines, [5_80, 1_80], 5_00, SALES_TAX)).toEqual({
    rows: [
      { unitWithTax: 31_40, unitWithoutTax: 29_00, rowWithTax: 62_79, rowWithoutTax: 58_00, discount: 5_80, tax: 4_31 },
      { unitWithTax: 19_49, unitWithoutTax: 18_00, rowWithTax: 19_49, rowWithoutTax: 18_00, discount: 1_80, tax: 1_34 },
    ],
    subtotalWithTax: 82_28,
    subtotalWithoutTax: 76_00,
    discount: 7_60,
    discountedWithoutTax: 68_40,
    shipping: { withTax: 5_00, withoutTax: 5_00, tax: 0 },
    tax: 5_65,
    grandTotal: 79_05,
    grandTotalWithoutTax: 73_40,
    quantity: 3,
  })
})

test('an empty cart costs nothing', () => {
  expect(cartTotals([], [], 0, VAT)).toMatchObject({ subtotalWithTax: 0, tax: 0, grandTotal: 0, quantity: 0 })
})
