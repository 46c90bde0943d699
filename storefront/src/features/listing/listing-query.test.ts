import { expect, test } from 'vitest'
import { listingHref, parseListingQuery, PLAIN_LISTING, sortedBy, splitListingPath, toggled, withOnly, withoutFilters } from './listing-query.ts'

const PAGES = [
  ['', PLAIN_LISTING],
  ['p=3', { ...PLAIN_LISTING, page: 3 }],
  ['p=0', PLAIN_LISTING],
  ['p=-2', PLAIN_LISTING],
  ['p=2.5', PLAIN_LISTING],
  ['p=3rd', PLAIN_LISTING],
  ['p=1e1', PLAIN_LISTING],
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
  ['sort=price__ASCENDING', undefined],
  ['sort=-price__ASC', undefined],
  ['sort=name__DESC&sort=price__ASC', { field: 'name', direction: 'DESC' }],
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

test('[LIST-06] keys that cannot be attribute codes are ignored', () => {
  expect(parseListingQuery('__proto__=1&a%20b=2&slug=x&1st=3&p=2&q=shell&sort=price__ASC').filters).toEqual({})
})

const query = parseListingQuery('color=49&color=50&price=100__400&sort=price__ASC&p=3')

test('[LIST-08] a query read from an address is written as the same address', () => {
  expect(listingHref('/pl/kobiety', query)).toBe('/pl/kobiety?color=49&color=50&price=100__400&sort=price__ASC&p=3')
  expect(listingHref('/women', parseListingQuery(''))).toBe('/women')
  expect(listingHref('/search', parseListingQuery('q=a+%26+b'))).toBe('/search?q=a+%26+b')
})

test('[LIST-08] [SEARCH-01] choosing a value keeps the rest and returns to the first page', () => {
  expect(listingHref('/women', toggled(query, 'size', 'M'))).toBe(
    '/women?color=49&color=50&price=100__400&size=M&sort=price__ASC',
  )
  expect(listingHref('/search', toggled(parseListingQuery('q=a+%26+b&p=2'), 'size', 'M'))).toBe('/search?q=a+%26+b&size=M')
})

test('[LIST-09] chosen values are removed one at a time or all at once', () => {
  expect(listingHref('/women', toggled(query, 'color', '49'))).toBe('/women?color=50&price=100__400&sort=price__ASC')
  expect(listingHref('/women', toggled(query, 'price', '100__400'))).toBe('/women?color=49&color=50&sort=price__ASC')
  expect(listingHref('/women', withOnly(query, 'price', undefined))).toBe('/women?color=49&color=50&sort=price__ASC')
  expect(listingHref('/women', withoutFilters(query))).toBe('/women?sort=price__ASC')
  expect(listingHref('/search', withoutFilters(parseListingQuery('q=mata&size=M&p=2')))).toBe('/search?q=mata')
})

test('[LIST-08] [SEARCH-01] sorting keeps the filters and the search, and returns to the first page', () => {
  const sorted = sortedBy(query, { field: 'name', direction: 'DESC' })
  expect(listingHref('/women', sorted)).toBe('/women?color=49&color=50&price=100__400&sort=name__DESC')
  expect(listingHref('/search', sortedBy(parseListingQuery('q=mata&p=2'), { field: 'price', direction: 'ASC' }))).toBe('/search?q=mata&sort=price__ASC')
})

test.each([
  [['women'], 'women', ''],
  [['women', 'tops', '~', 'color%3D49%26p%3D2'], 'women/tops', 'color=49&p=2'],
  [['~', 'q%3Dshell%2Bjacket'], '', 'q=shell+jacket'],
  [['%C5%82%C3%B3d%C5%BA'], 'łódź', ''],
  [['~~', '%E0%A4%A'], '~~/%E0%A4%A', ''],
  [['women', '~'], 'women', ''],
])('[ROUTE-22] [SEARCH-01] %j is the path %j with the query %j', (segments, path, query) => {
  expect(splitListingPath(segments)).toEqual({ path, query })
})
