import { expect, test } from 'vitest'
import { averageQualities, countStars } from './rating-breakdown.ts'

const rated = (average_rating: number, ...votes: [name: string, value: string][]) => ({
  average_rating,
  ratings_breakdown: votes.map(([name, value]) => ({ name, value })),
})

test('[REV-01] counts reviews by whole stars, five first, without unrated ones', () => {
  expect(countStars([rated(100), rated(93.33), rated(80), rated(70), rated(20), rated(0), null])).toEqual([2, 2, 0, 0, 1])
  expect(countStars([])).toEqual([0, 0, 0, 0, 0])
})

test.each([
  ['averages each rating over its votes', [rated(90, ['Fit', '5'], ['Warmth', '4']), rated(80, ['Fit', '4'])], [{ name: 'Fit', stars: 4.5 }, { name: 'Warmth', stars: 4 }]],
  ['ignores a single rating', [rated(100, ['Rating', '5']), rated(80, ['Rating', '4'])], []],
  ['has nothing without ratings', [null], []],
])('[REV-01] %s', (_what, reviews, qualities) => {
  expect(averageQualities(reviews)).toEqual(qualities)
})
