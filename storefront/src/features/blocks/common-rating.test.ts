import { expect, test } from 'vitest'
import { ratingOf } from './common-rating.ts'

const rated = (percent: number, count: number) => ({ rating_summary: percent, review_count: count })

test.each([
  ['of several products counts each review once', [rated(100, 30), rated(60, 10)], { percent: 90, count: 40 }],
  ['leaves out reviews without stars', [rated(80, 12), rated(0, 50)], { percent: 80, count: 12 }],
  ['of few reviews is not shown', [rated(100, 9)], undefined],
  ['of no reviews is not shown', [rated(0, 0)], undefined],
])('[HOME-05] the rating %s', (_, products, expected) => {
  expect(ratingOf(products)).toEqual(expected)
})
