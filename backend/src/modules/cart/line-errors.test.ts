import { expect, test } from 'vitest'
import { cartErrors, lineError } from './line-errors.ts'

const line = (soldId: number, quantity: number, inStock: number) =>
  ({ soldId, quantity, stock: { quantity: inStock, minSaleQty: 1, maxSaleQty: 10000 } })

test('lines that the stock covers have no error', () => {
  const lines = [line(1, 2, 2), line(2, 1, 5)]
  expect(lines.map((one) => lineError(one, lines))).toEqual([undefined, undefined])
  expect(cartErrors(lines)).toEqual([])
})

test('a line out of stock and a line that grew short are told apart', () => {
  const lines = [line(1, 1, 0), line(2, 3, 2)]
  expect(lines.map((one) => lineError(one, lines)))
    .toEqual(['This product is out of stock.', 'The requested qty is not available'])
  expect(cartErrors(lines)).toEqual(['Some of the products are out of stock.', 'Please correct the quantity for some products.'])
})

test('two lines that sell the same variant share its stock', () => {
  const lines = [line(1, 2, 3), line(1, 2, 3)]
  expect(lineError(lines[0]!, lines)).toBe('The requested qty is not available')
})
