import { expect, test } from 'vitest'
import { inEnglish } from '../../refusals/refusal.fixture.ts'
import { refusal } from '../../refusals/refusal.ts'
import { cartErrors, lineError } from './line-errors.ts'

const part = (productId: number, inStock: number, quantity = 1) =>
  ({ productId, quantity, stock: { quantity: inStock, onHand: inStock, minSaleQty: 1, maxSaleQty: 10000, increments: 1 } })
const line = (productId: number, quantity: number, inStock: number) => of(quantity, part(productId, inStock))
const of = (quantity: number, ...parts: ReturnType<typeof part>[]) => ({ quantity, parts, optionsRefusal: undefined })

test('lines covered by the stock have no error', () => {
  const lines = [line(1, 2, 2), line(2, 1, 5)]
  expect(lines.map((one) => inEnglish(lineError(one, lines)))).toEqual([undefined, undefined])
  expect(cartErrors(lines)).toEqual([])
})

test('a line out of stock and a line of insufficient stock have different errors', () => {
  const lines = [line(1, 1, 0), line(2, 3, 2)]
  expect(lines.map((one) => inEnglish(lineError(one, lines))))
    .toEqual(['This product is out of stock.', 'The requested qty is not available'])
  expect(cartErrors(lines).map(inEnglish)).toEqual(['Some of the products are out of stock.', 'Please correct the quantity for some products.'])
})

test('reports a line whose product requires options since it was added', () => {
  const lines = [{ ...line(1, 1, 1), optionsRefusal: refusal('options.notEntered') }]
  expect(inEnglish(lineError(lines[0]!, lines))).toBe('The product has required options. Enter the options and try again.')
  expect(cartErrors(lines).map(inEnglish)).toEqual(['Some of the products below do not have all the required options.'])
})

test('a bundle counts against the stock of each of its parts', () => {
  const lines = [of(2, part(1, 5, 2), part(2, 9)), line(1, 1, 5)]
  expect(lineError(lines[0]!, lines)).toBeUndefined()
  expect(inEnglish(lineError(lines[0]!, [...lines, line(1, 1, 5)]))).toBe('The requested qty is not available')
})

test('refuses half a bundle, even if its parts are whole pieces', () => {
  const lines = [of(1.5, part(1, 5, 2))]
  expect(inEnglish(lineError(lines[0]!, lines))).toBe('You cannot use decimal quantity for this product.')
})

test('two lines that sell the same variant share its stock', () => {
  const lines = [line(1, 2, 3), line(1, 2, 3)]
  expect(inEnglish(lineError(lines[0]!, lines))).toBe('The requested qty is not available')
})
