import { expect, test } from 'vitest'
import { listingFilter, offeredFilters } from './listing-filter.ts'

const inputs = new Map([
  ['color', 'FilterEqualTypeInput'],
  ['price', 'FilterRangeTypeInput'],
  ['name', 'FilterMatchTypeInput'],
])

test.each([
  ['one value', { color: ['49'] }, { color: { eq: '49' } }],
  ['several values', { color: ['49', '50'] }, { color: { in: ['49', '50'] } }],
  ['a text', { name: ['shell'] }, { name: { match: 'shell' } }],
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
  const whole = { aggregations: [{ attribute_code: 'color', options: [{ value: '49' }, null, { value: '50' }] }, null] }
  expect(offeredFilters({ color: ['49', '999'], size: ['1'], price: ['9__1', '1__9'] }, whole, inputs)).toEqual({
    color: ['49'],
    price: ['1__9'],
  })
})
