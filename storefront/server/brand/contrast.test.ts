import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#ff0000', 4],
])('%s and %s contrast by %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
})
