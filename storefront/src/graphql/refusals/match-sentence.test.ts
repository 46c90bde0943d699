import { expect, test } from 'vitest'
import { matchSentence } from './match-sentence.ts'

test('reads a reason and its values off a sentence, wherever it stands', () => {
  expect(matchSentence('Could not add the product: Only 3 available for sale.')).toEqual({ reason: 'most', count: 3 })
})

test.each(['"', '"1', 'The fewest you may purchase is ', ' characters'])('a sentence that repeats 60 kB of %j is left alone at once', (part) => {
  const message = `Could not find a cart with ID "${part.repeat(60_000 / part.length)}"`
  const begun = performance.now()
  expect(matchSentence(message)).toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(100)
})
