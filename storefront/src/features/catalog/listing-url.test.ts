import { expect, test } from 'vitest'
import { parseListingQuery } from './listing-query.ts'
import { listingHref, sortedBy, toggled, withOnly, withoutFilters } from './listing-url.ts'

const query = parseListingQuery('color=49&color=50&price=100__400&sort=price__ASC&p=3')

test('[LIST-08] a query read from an address gives that address again', () => {
  expect(listingHref('/pl/kobiety', query)).toBe('/pl/kobiety?color=49&color=50&price=100__400&sort=price__ASC&p=3')
  expect(listingHref('/women', parseListingQuery(''))).toBe('/women')
  expect(listingHref('/search', parseListingQuery('q=a+%26+b'))).toBe('/search?q=a+%26+b')
})

test('choosing a value begins at the first page', () => {
  expect(listingHref('/women', toggled(query, 'size', 'M'))).toBe(
    '/women?color=49&color=50&price=100__400&size=M&sort=price__ASC',
  )
})

test('[LIST-09] a chosen value is let go, one at a time or all at once', () => {
  expect(listingHref('/women', toggled(query, 'color', '49'))).toBe('/women?color=50&price=100__400&sort=price__ASC')
  expect(listingHref('/women', withOnly(query, 'price', undefined))).toBe('/women?color=49&color=50&sort=price__ASC')
  expect(listingHref('/women', withoutFilters(query))).toBe('/women?sort=price__ASC')
})

test('sorting keeps the filters', () => {
  const sorted = sortedBy(query, { field: 'name', direction: 'DESC' })
  expect(listingHref('/women', sorted)).toBe('/women?color=49&color=50&price=100__400&sort=name__DESC')
})
