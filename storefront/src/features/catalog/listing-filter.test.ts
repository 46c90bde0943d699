import { expect, test } from 'vitest'
import { filterInputs, listingFilter, offeredFilters } from './listing-filter.ts'

const facet = (attribute_code: string, ...values: string[]) => ({ attribute_code, options: [...values.map((value) => ({ value })), null] })

const whole = {
  aggregations: [facet('color', '49', '50'), null, facet('price', '30_40', '70_84.01'), facet('cost', '*_10', '10_*'), facet('eco', '0', '1'), facet('gone')],
}
const inputs = filterInputs(whole)

test('which attributes are filtered by value and which by range is told by the facets of a listing', () => {
  expect([...inputs]).toEqual([['color', 'choice'], ['price', 'range'], ['cost', 'range'], ['eco', 'choice']])
})

test.each([
  ['one value', { color: ['49'] }, { color: { eq: '49' } }],
  ['several values', { color: ['49', '50'] }, { color: { in: ['49', '50'] } }],
  ['no value', { color: [] }, {}],
])('[LIST-05] %s', (_, filters, expected) => {
  expect(listingFilter(filters, inputs)).toEqual(expected)
})

test.each([
  ['100__400', { from: '100', to: '400' }],
  ['99.5__', { from: '99.5' }],
  ['__400', { to: '400' }],
])('[LIST-03] the price %s is a range', (value, price) => {
  expect(listingFilter({ price: [value] }, inputs)).toEqual({ price })
})

test.each(['__', '400__100', 'cheap', '1__2__3', '-5__10'])('[LIST-06] the price %s is ignored', (value) => {
  expect(listingFilter({ price: [value] }, inputs)).toEqual({})
})

test('[LIST-06] an attribute that the backend cannot filter by is ignored', () => {
  expect(listingFilter({ shoe_width: ['3'], color: ['49'] }, inputs)).toEqual({ color: { eq: '49' } })
})

test('[LIST-06] values that match nothing are ignored, each for itself', () => {
  expect(offeredFilters({ color: ['49', '999'], size: ['1'], price: ['9__1', '1__9'] }, whole)).toEqual({
    color: ['49'],
    price: ['1__9'],
  })
})
