import { expect, test } from 'vitest'
import { cartTotals } from './cart-totals.ts'

test('subtotal, discount, shipping, tax and grand total add up to the grosz', () => {
  const lines = [{ unitPrice: 1249_00, quantity: 1 }, { unitPrice: 219_00, quantity: 2 }]
  expect(cartTotals(lines, [124_90, 43_80], 14_99)).toEqual({
    rows: [
      { unitWithoutTax: 1015_45, rowTotal: 1249_00, rowWithoutTax: 1015_45, discount: 124_90, tax: 210_20 },
      { unitWithoutTax: 178_05, rowTotal: 438_00, rowWithoutTax: 356_10, discount: 43_80, tax: 73_71 },
    ],
    subtotal: 1687_00,
    subtotalWithoutTax: 1371_55,
    discount: 168_70,
    discountedWithoutTax: 1234_39,
    shipping: 14_99,
    tax: 286_71,
    grandTotal: 1533_29,
    grandTotalWithoutTax: 1246_58,
    quantity: 3,
  })
})

test('an empty cart costs nothing', () => {
  expect(cartTotals([], [], 0)).toMatchObject({ subtotal: 0, tax: 0, grandTotal: 0, quantity: 0 })
})
