import { expect, test } from 'vitest'
import { mostPraised, quotableReview } from './quotable-review.ts'

const review = (text: string, rating: number) => ({ text, nickname: 'Ola', average_rating: rating })
const SENTENCE = 'Two weeks of rain in the Bieszczady, and I stayed dry.'

test('[HOME-05] the quoted review is the newest good one of a sentence or two', () => {
  const good = review(SENTENCE, 80)
  expect(quotableReview([review('Great!', 100), review(SENTENCE, 60), review(SENTENCE.repeat(5), 100), good, review(SENTENCE, 100)])).toBe(good)
  expect(quotableReview([review('Great!', 100), review(SENTENCE, 0)])).toBeUndefined()
})

test('[HOME-05] it is of the well rated product with the most reviews', () => {
  const [few, many, poor] = [{ sku: 'few', rating_summary: 100, review_count: 2 }, { sku: 'many', rating_summary: 84, review_count: 20 }, { sku: 'poor', rating_summary: 70, review_count: 40 }]
  expect(mostPraised([few, many, poor])).toBe(many)
  expect(mostPraised([poor])).toBeUndefined()
})
