import { expect, test } from 'vitest'
import { starNumber, wholeStars } from './stars.ts'

test.each([
  [94, 'en', 1, '4.7'],
  [94, 'pl', 1, '4,7'],
  [100, 'en', 1, '5.0'],
  [100, 'en', 0, '5'],
  [90, 'pl', 0, '4,5'],
] as const)('[I18N-05] [REV-01] %d percent in %s with at least %d decimals is %s', (percent, locale, decimals, text) => {
  expect(starNumber(percent, locale, decimals)).toBe(text)
})

test.each([
  [0, undefined],
  [5, 1],
  [70, 4],
  [100, 5],
  [120, 5],
])('[REV-01] %d percent are %s whole stars', (percent, stars) => {
  expect(wholeStars(percent)).toBe(stars)
})
