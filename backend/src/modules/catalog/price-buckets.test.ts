import { expect, test } from 'vitest'
import { priceBuckets } from './price-buckets.ts'

const histogramOf = (prices: readonly number[]) => (range: number) =>
  new Map([...Map.groupBy(prices, (price) => Math.floor(price / range))].map(([step, group]) => [step, group.length]))

test.each([
  [[1249, 389, 99], [[0, 1000, 2], [1000, 2000, 1]]],
  [[30, 34, 39], [[30, 40, 3]]],
  [[12, 30, 34], [[10, 20, 1], [30, 40, 2]]],
  [[110, 150, 290], [[100, 200, 2], [200, 300, 1]]],
  [[101, 105], [[100, 110, 2]]],
  [[7], [[7, 8, 1]]],
])('%j falls into %j', (prices, expected) => {
  const buckets = priceBuckets(Math.max(...prices), histogramOf(prices))
  expect(buckets.map(({ from, to, count }) => [from, to, count])).toEqual(expected)
})
