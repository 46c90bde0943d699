import { expect, test } from 'vitest'
import { placeInTime } from './place-in-time.ts'

test.each([
  ['the first of all', 10, 20, undefined, 'later'],
  ['asked once the other was answered', 20, 25, [10, 20], 'later'],
  ['answered before the other was asked for', 1, 10, [10, 20], 'earlier'],
  ['asked meanwhile', 15, 30, [10, 20], 'unclear'],
  ['asked before and answered after', 5, 30, [10, 20], 'unclear'],
  ['answered meanwhile', 5, 15, [10, 20], 'unclear'],
] as const)('an answer that was %s', (_, asked, answered, shown, place) => {
  expect(placeInTime({ asked, answered }, shown && { asked: shown[0], answered: shown[1] })).toBe(place)
})
