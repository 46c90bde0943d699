import { expect, test } from 'vitest'
import { orderNumber } from './order-format.ts'

test.each([
  [1, 1, '000000001'],
  [1, 14207, '000014207'],
  [2, 1, '2000000001'],
  [4, 1, '4000000001'],
  [1, 1_000_000_000, '1000000000'],
])('store %i, order %i: %s', (store, sequence, number) => {
  expect(orderNumber(store, sequence)).toBe(number)
})
