import { expect, test } from 'vitest'
import { editDistance, isNear } from './words.ts'

test.each([
  ['kurtka', 'kurtka', 0],
  ['kurtak', 'kurtka', 1],
  ['gurtka', 'kurtka', 1],
  ['kurka', 'kurtka', 1],
  ['kurtkka', 'kurtka', 1],
  ['ukrtak', 'kurtka', 2],
  ['', 'mata', 4],
  ['mata', '', 4],
])('the distance from %j to %j is %d', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits)
})

test.each([
  ['xl', 0, true],
  ['xl', 1, false],
  ['bra', 1, false],
  ['mata', 1, true],
  ['mata', 2, false],
  ['kurtka', 1, true],
  ['kurtka', 2, false],
  ['koszulka', 2, true],
  ['koszulka', 3, false],
])('%s with %d edits is near: %s', (word, edits, near) => {
  expect(isNear(edits, word)).toBe(near)
})
