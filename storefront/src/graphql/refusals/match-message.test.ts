import { expect, test } from 'vitest'
import { matchMessage } from './match-message.ts'

test('finds a reason and its values anywhere in a message', () => {
  expect(matchMessage('Could not add the product: Only 3 available for sale.')).toEqual({ reason: 'most', count: 3 })
})

test.each(['"', '"1', 'The fewest you may purchase is ', ' characters'])('a message that repeats 60 kB of %j is skipped at once', (part) => {
  const message = `Could not find a cart with ID "${part.repeat(60_000 / part.length)}"`
  const start = performance.now()
  expect(matchMessage(message)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(100)
})
