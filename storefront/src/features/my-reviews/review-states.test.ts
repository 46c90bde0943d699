import { expect, test } from 'vitest'
import { type Published, reviewState } from './review-states.ts'

const review = (created_at: string, changes = {}) => ({ summary: 'Dry', nickname: 'Agata', text: 'All day.', average_rating: 80, ratings_breakdown: [], created_at, ...changes })
const mine = review('2026-10-12 10:00:00')
const newer = Array.from({ length: 100 }, (_, index) => review(`2026-11-${10 + (index % 20)} 10:00:00`, { nickname: 'Ewa' }))
const older = review('2026-10-11 10:00:00', { nickname: 'Ewa' })

test.each<[string, Published[], string]>([
  ['is among the product’s published ones', [[older, mine]], 'published'],
  ['is published in another store view', [[older], [mine]], 'published'],
  ['is published in none', [[older], []], 'waiting'],
  ['has the title of one with another date', [[review('2026-10-12 10:00:01')]], 'waiting'],
  ['has the date of other ones', [[review('2026-10-12 10:00:00', { nickname: 'Ewa' }), review('2026-10-12 10:00:00', { summary: 'Wet' })]], 'waiting'],
  ['may be older than all that were loaded', [newer], 'unknown'],
  ['would be among those that were loaded', [[...newer.slice(1), older]], 'waiting'],
  ['is of a product whose reviews fail to load', [undefined, []], 'unknown'],
  ['is published although others fail to load', [undefined, [mine]], 'published'],
])('[REV-05] a review that %s: %j is %s', (_title, published, state) => {
  expect(reviewState(mine, published)).toBe(state)
})
