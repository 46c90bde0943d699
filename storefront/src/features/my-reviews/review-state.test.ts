import { expect, test } from 'vitest'
import { type Published, reviewState } from './review-state.ts'

const review = (created_at: string, changes = {}) => ({ summary: 'Dry', nickname: 'Agata', text: 'All day.', average_rating: 80, ratings_breakdown: [], created_at, ...changes })
const mine = review('2026-10-12 10:00:00')
const newer = Array.from({ length: 100 }, (_, index) => review(`2026-11-${10 + (index % 20)} 10:00:00`, { nickname: 'Ewa' }))
const older = review('2026-10-11 10:00:00', { nickname: 'Ewa' })

test.each<[string, Published[], string]>([
  ['is among the product’s', [[older, mine]], 'published'],
  ['is shown by another store view', [[older], [mine]], 'published'],
  ['is not shown by any', [[older], []], 'waiting'],
  ['has a namesake of another day', [[review('2026-10-12 10:00:01')]], 'waiting'],
  ['has the day of somebody else’s', [[review('2026-10-12 10:00:00', { nickname: 'Ewa' }), review('2026-10-12 10:00:00', { summary: 'Wet' })]], 'waiting'],
  ['may stand behind more newer ones than were read', [newer], 'unknown'],
  ['would stand among those that were read', [[...newer.slice(1), older]], 'waiting'],
  ['is of a product whose reviews cannot be read', [undefined, []], 'unknown'],
  ['is shown all the same', [undefined, [mine]], 'published'],
])('[REV-05] a review that %s: %j is %s', (_what, published, state) => {
  expect(reviewState(mine, published)).toBe(state)
})
