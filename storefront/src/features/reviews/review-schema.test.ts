import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reviewSchema } from './review-schema.ts'

const review = { ratings: ['NA==', 'NQ=='], nickname: 'Agata', summary: 'Dry', text: 'On Orla Perć.' }

const problems = (changes: object) => {
  const { issues = [] } = v.safeParse(reviewSchema(2), { ...review, ...changes })
  return issues.map((issue) => [v.getDotPath(issue), issue.message])
}

test.each([
  ['a whole review', {}, []],
  ['a rating that was not chosen', { ratings: ['NA==', null] }, [['ratings.1', 'rating']]],
  ['no rating', { ratings: [null, ''] }, [['ratings.0', 'rating'], ['ratings.1', 'rating']]],
  ['blanks', { nickname: ' ', summary: '', text: '\n' }, [['nickname', 'required'], ['summary', 'required'], ['text', 'required']]],
])('[REV-02] %s', (_what, changes, expected) => {
  expect(problems(changes)).toEqual(expected)
})

test('blanks around what was written are not sent', () => {
  expect(v.parse(reviewSchema(2), { ...review, summary: ' Dry ' }).summary).toBe('Dry')
})
