import { expect, test } from 'vitest'
import { compareFreshness } from './compare-freshness.ts'

test.each([
  ['the first one', 10, 20, undefined, 'newer'],
  ['requested after the other was answered', 20, 25, [10, 20], 'newer'],
  ['answered before the other was requested', 1, 10, [10, 20], 'older'],
  ['requested meanwhile', 15, 30, [10, 20], 'unclear'],
  ['requested before and answered after', 5, 30, [10, 20], 'unclear'],
  ['answered meanwhile', 5, 15, [10, 20], 'unclear'],
] as const)('an answer that was %s', (_, requestedAt, answeredAt, shown, freshness) => {
  expect(compareFreshness({ requestedAt, answeredAt }, shown && { requestedAt: shown[0], answeredAt: shown[1] })).toBe(freshness)
})
