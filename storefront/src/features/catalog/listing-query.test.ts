import { expect, test } from 'vitest'
import { PLAIN_LISTING, parseListingQuery } from './listing-query.ts'

const PAGES = [
  ['', PLAIN_LISTING],
  ['p=3', { ...PLAIN_LISTING, page: 3 }],
  ['p=0', PLAIN_LISTING],
  ['p=-2', PLAIN_LISTING],
  ['p=1.5', PLAIN_LISTING],
  ['p=two', PLAIN_LISTING],
  ['p=2&p=5', { ...PLAIN_LISTING, page: 2 }],
] as const

test.each(PAGES)('[LIST-01] the page is a whole number from 1 on: %j', (text, expected) => {
  expect(parseListingQuery(text)).toEqual(expected)
})

const SORTS = [
  ['sort=price__ASC', { field: 'price', direction: 'ASC' }],
  ['sort=name__desc', { field: 'name', direction: 'DESC' }],
  ['sort=price', undefined],
  ['sort=price__UP', undefined],
  ['sort=__ASC', undefined],
] as const

test.each(SORTS)('[LIST-02] sorting is a field and a direction: %j', (text, sort) => {
  expect(parseListingQuery(text).sort).toEqual(sort)
})

test('[LIST-04] the search text is trimmed', () => {
  expect(parseListingQuery('q=+shell+jacket+').search).toBe('shell jacket')
})

test('[LIST-06] every attribute is an array of strings, each value once, empty ones dropped', () => {
  expect(parseListingQuery('color=49&color=50&color=49&size=&material=7').filters).toEqual({
    color: ['49', '50'],
    size: [],
    material: ['7'],
  })
})

test('[LIST-06] what cannot be an attribute code is ignored', () => {
  expect(parseListingQuery('__proto__=1&a%20b=2&slug=x&1st=3').filters).toEqual({})
})
