import { describe, expect, test } from 'vitest'
import { readTotals } from './read-totals.ts'

const pln = (value: number) => ({ value, currency: 'PLN' as const })
const prices = { subtotal_including_tax: pln(200), grand_total: pln(194.99), discounts: null }
const address = { selected_shipping_method: { carrier_code: 'a', method_code: 'b', carrier_title: 'A', method_title: 'B', price_incl_tax: pln(14.99) } }

describe('[CART-09] totals with currency', () => {
  test('are those of the backend', () => {
    expect(readTotals({ prices, shipping_addresses: [address] })).toEqual({
      subtotal: pln(200),
      discount: undefined,
      shipping: pln(14.99),
      grandTotal: pln(194.99),
    })
  })

  test('shipping is unknown until a method is chosen', () => {
    expect(readTotals({ prices, shipping_addresses: [] }).shipping).toBeUndefined()
    expect(readTotals({ prices, shipping_addresses: [{ selected_shipping_method: null }] }).shipping).toBeUndefined()
  })

  test.each([
    ['by coupon', [{ label: 'Discount (TEN)', amount: pln(20) }], { names: 'TEN', amount: pln(-20) }],
    ['by several', [{ label: 'Discount (FIVE, Spring)', amount: pln(5) }, { label: 'Discount', amount: pln(2) }], { names: 'FIVE, Spring', amount: pln(-7) }],
    ['with a label of its own', [{ label: 'Halny week', amount: pln(1) }], { names: 'Halny week', amount: pln(-1) }],
    ['none', [], undefined],
  ])('discount %s', (_case, discounts, discount) => {
    expect(readTotals({ prices: { ...prices, discounts }, shipping_addresses: [] }).discount).toEqual(discount)
  })
})
