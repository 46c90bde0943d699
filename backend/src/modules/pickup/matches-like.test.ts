import { expect, test } from 'vitest'
import { matchesLike } from './matches-like.ts'

test.each([
  ['krakow', 'krakow', true],
  ['krakow', 'kra%', true],
  ['krakow', '%ak%', true],
  ['krakow', 'kra', false],
  ['krk01a', '______', true],
  ['krk01', '______', false],
  ['halny-krakow', 'halny-%', true],
  ['', '%', true],
  ['', '_', false],
  ['50%', '50\\%', true],
  ['500', '50\\%', false],
  ['aab', '%ab', true],
  ['abcab', '%ab%c%', true],
  ['abab', '%ab%c%', false],
])('%j is like %j: %s', (text, pattern, expected) => {
  expect(matchesLike(text, pattern)).toBe(expected)
})

test('a pattern of many wildcards takes no time', () => {
  expect(matchesLike('a'.repeat(60), `${'%a'.repeat(2000)}b`)).toBe(false)
})
