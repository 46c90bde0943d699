import { expect, test } from 'vitest'
import { editDistance, isMistyped, isNear } from './words.ts'

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
  ['xl', 'xl', true],
  ['xl', 'x', false],
  ['bra', 'bro', false],
  ['tent', 'ten', false],
  ['mata', 'mapa', false],
  ['lawka', 'laka', false],
  ['kurtak', 'kurtka', true],
  ['kurkat', 'kurtak', false],
  ['koszluak', 'koszulka', true],
  ['kosluak', 'koszulka', false],
])('%s is near to %s: %s', (word, other, near) => {
  expect(isNear(word, other)).toBe(near)
})

test.each([
  ['kurtak', 'kurtka', true],
  ['gurtka', 'kurtka', true],
  ['kurtkaa', 'kurtka', true],
  ['planks', 'plank', false],
  ['fridge', 'ridge', false],
  ['lodowka', 'glodowka', false],
])('%s may be %s with a typing mistake: %s', (word, other, isMeant) => {
  expect(isMistyped(word, other)).toBe(isMeant)
})
