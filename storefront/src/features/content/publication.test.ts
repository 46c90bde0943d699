import { expect, test } from 'vitest'
import { drafts, published } from './publication.ts'

test.each([
  [{}, true],
  [{ published: 'published' }, true],
  [{ published: 'draft' }, false],
  [{ published: 'archived' }, false],
  [{ startDate: 100, endDate: 101 }, true],
  [{ startDate: 101 }, false],
  [{ endDate: 100 }, false],
  [{ startDate: null, endDate: null }, true],
])('at 100, visitors see %j: %s', (entry, isSeen) => {
  expect(published([entry], 100)).toHaveLength(isSeen ? 1 : 0)
})

test('editors see drafts, but not archived entries', () => {
  expect(drafts([{ published: 'draft' }, { startDate: Infinity }, { published: 'archived' }])).toEqual([{ published: 'draft' }, { startDate: Infinity }])
})
