import { expect, test } from 'vitest'
import { discount, specialPrice, tiers } from './product-price.ts'

test.each([
  [{ regular: 1449_00, final: 1249_00 }, { amount_off: 200, percent_off: 13.8 }],
  [{ regular: 100, final: 100 }, { amount_off: 0, percent_off: 0 }],
  [{ regular: 100, final: 150 }, { amount_off: 0, percent_off: 0 }],
  [{ regular: 0, final: 0 }, { amount_off: 0, percent_off: 0 }],
])('the discount of %j is %j', (price, expected) => {
  expect(discount(price)).toEqual(expected)
})

test.each([
  ['of a shirt is its amount', { type: 'simple', price: 219_00, specialPrice: 199_99 }, 199.99],
  ['of a shirt may be missing', { type: 'simple', price: 219_00, specialPrice: null }, null],
  ['of a bundle with a fixed price is a percentage of it', { type: 'bundle', price: 520_05, specialPrice: 80 }, 416.04],
  ['of a bundle that costs the sum of its parts is missing', { type: 'bundle', price: 0, specialPrice: 80 }, null],
] as const)('the special price %s', (_, product, price) => {
  expect(specialPrice(product)).toBe(price)
})

test.each([
  ['a price', [{ quantity: 3, price: 50_00, percent: null }], [[3, 50_00]]],
  ['a percentage off, to the grosz', [{ quantity: 3, price: null, percent: 15 }], [[3, 50_99]]],
  ['the lower of two for one quantity', [{ quantity: 3, price: null, percent: 50 }, { quantity: 3, price: 50_00, percent: null }], [[3, 30_00]]],
  ['the smallest quantity first', [{ quantity: 10, price: 40_00, percent: null }, { quantity: 3, price: 50_00, percent: null }], [[3, 50_00], [10, 40_00]]],
])('tier prices of a mug for 59.99 are %s', (_, offers, prices) => {
  expect(tiers(offers, 59_99)).toEqual(prices.map(([quantity, final]) => ({ quantity, regular: 59_99, final })))
})
