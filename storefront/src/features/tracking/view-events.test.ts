import { expect, test } from 'vitest'
import { searchTerm } from './view-events.ts'

test.each([
  ['/search', '?q=Grid%20%20Fleece', 'grid fleece'],
  ['/pl/search', '?q=kurtka&p=2', 'kurtka'],
  ['/search', '?q=tent%204%20persons%202025', 'tent 4 persons 2025'],
  ['/search', `?q=${'a'.repeat(300)}`, 'a'.repeat(100)],
  ['/search', '?q=%20', undefined],
  ['/search', '', undefined],
  ['/search', '?q=anna%40example.com', undefined],
  ['/search', '?q=600%20100%20200', undefined],
  ['/search', '?q=4111-1111-1111-1111', undefined],
  ['/women', '?q=kurtka', undefined],
])('[TAG-02] on %s%s the term is %s', (pathname, search, term) => {
  expect(searchTerm({ pathname, search })).toBe(term)
})
