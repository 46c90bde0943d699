import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewSchema } from './review-schema.ts'

const review = { ratings: ['NA==', 'NQ=='], nickname: 'Agata', summary: 'Dry', text: 'On Orla Perć.' }

const problems = (changes: object) => {
  const { issues = [] } = v.safeParse(reviewSchema(2), { ...review, ...changes })
  return issues.map((issue) => [v.getDotPath(issue), issue.message])
}

test.each([
  ['a complete review', {}, []],
  ['a missing rating', { ratings: ['NA==', null] }, [['ratings.1', 'rating']]],
  ['no rating', { ratings: [null, ''] }, [['ratings.0', 'rating'], ['ratings.1', 'rating']]],
  ['blank texts', { nickname: ' ', summary: '', text: '\n' }, [['nickname', 'required'], ['summary', 'required'], ['text', 'required']]],
])('[REV-02] validates %s', (_what, changes, expected) => {
  expect(problems(changes)).toEqual(expected)
})

test('[REV-02] trims the texts', () => {
  expect(v.parse(reviewSchema(2), { ...review, summary: ' Dry ' }).summary).toBe('Dry')
})
