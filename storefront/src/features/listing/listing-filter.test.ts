import { expect, test } from 'vitest'
import { listingFilter, offeredFilters, replacedFilter } from './listing-filter.ts'
import { parseListingQuery } from './listing-query.ts'

const facet = (attribute_code: string, ...values: string[]) => ({ attribute_code, options: [...values.map((value) => ({ value })), null] })

const whole = {
  aggregations: [facet('color', '49', '50'), null, facet('price', '30_40', '70_84.01'), facet('cost', '*_10', '10_*'), facet('eco', '0', '1'), facet('gone')],
}

test.each([
  ['one value', { color: ['49'] }, { color: { eq: '49' } }],
  ['several values', { color: ['49', '50'] }, { color: { in: ['49', '50'] } }],
  ['yes or no', { eco: ['1'] }, { eco: { eq: '1' } }],
  ['no value', { color: [] }, {}],
  ['a range', { price: ['100__400'] }, { price: { from: '100', to: '400' } }],
  ['a range without a start', { price: ['__400'] }, { price: { to: '400' } }],
])('[LIST-05] filters by %s', (_, filters, expected) => {
  expect(listingFilter(filters, whole)).toEqual(expected)
})

test.each([
  ['100__400', { from: '100', to: '400' }],
  ['99.5__', { from: '99.5' }],
  ['__400', { to: '400' }],
])('[LIST-03] reads the price %s as a range', (value, condition) => {
  expect(listingFilter({ price: [value], cost: [value] }, whole)).toEqual({ price: condition, cost: condition })
})

test.each(['__', '400__100', 'cheap', '1__2__3', '-5__10'])('[LIST-06] ignores the price %s', (value) => {
  expect(listingFilter({ price: [value] }, whole)).toEqual({})
})

test('[LIST-06] ignores attributes that the listing cannot be filtered by', () => {
  expect(listingFilter({ shoe_width: ['3'], gone: ['1'], color: ['49'] }, whole)).toEqual({ color: { eq: '49' } })
})

test('[LIST-06] ignores single values that match nothing', () => {
  expect(offeredFilters({ color: ['49', '999'], size: ['1'], price: ['9__1', '1__9'] }, whole)).toEqual({
    color: ['49'],
    price: ['1__9'],
  })
})

const groups = [{ code: 'color', kind: 'swatches' }, { code: 'size', kind: 'sizes' }, { code: 'price', kind: 'range' }] as const

test.each([
  ['', {}],
  ['color=49', { color: { eq: '49' } }],
  ['color=49&color=50&size=1', { color: { in: ['49', '50'] }, size: { eq: '1' } }],
  ['price=100__', { price: { from: '100' } }],
])('[LIST-05] ticked filters replace the applied ones within the category: %j', (query, filter) => {
  const applied = { category_uid: { eq: 'Mw==' }, color: { eq: '49' } }
  expect(replacedFilter(groups, applied, parseListingQuery(query).filters)).toEqual({ category_uid: { eq: 'Mw==' }, ...filter })
})
