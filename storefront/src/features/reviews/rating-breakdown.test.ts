import { expect, test } from 'vitest'
import { averageQualities, countStars } from './rating-breakdown.ts'

const rated = (average_rating: number, ...votes: [name: string, value: string][]) => ({
  average_rating,
  ratings_breakdown: votes.map(([name, value]) => ({ name, value })),
})

test('reviews are counted by whole stars, five first; one without a rating counts nowhere', () => {
  expect(countStars([rated(100), rated(93.33), rated(80), rated(70), rated(20), rated(0), null])).toEqual([2, 2, 0, 0, 1])
  expect(countStars([])).toEqual([0, 0, 0, 0, 0])
})

test.each([
  ['each quality is averaged over those who rated it', [rated(90, ['Fit', '5'], ['Warmth', '4']), rated(80, ['Fit', '4'])], [{ name: 'Fit', stars: 4.5 }, { name: 'Warmth', stars: 4 }]],
  ['a single rating is no quality', [rated(100, ['Rating', '5']), rated(80, ['Rating', '4'])], []],
  ['nothing rated', [null], []],
])('%s', (_what, reviews, qualities) => {
  expect(averageQualities(reviews)).toEqual(qualities)
})
