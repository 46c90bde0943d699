import { expect, test } from 'vitest'
import { draftFilter } from './draft-filter.ts'
import { parseListingQuery } from './listing-query.ts'

const groups = [{ code: 'color' }, { code: 'size' }, { code: 'price', range: { chosen: {}, bounds: {} } }]
const asked = { filter: { category_uid: { eq: 'Mw==' }, color: { eq: '49' } } }

test.each([
  ['', {}],
  ['color=49', { color: { eq: '49' } }],
  ['color=49&color=50&size=1', { color: { in: ['49', '50'] }, size: { eq: '1' } }],
  ['price=100__', { price: { from: '100' } }],
])('[LIST-05] what is ticked takes the place of what was applied, within the same category: %j', (query, filter) => {
  expect(draftFilter(groups, asked, parseListingQuery(query))).toEqual({ category_uid: { eq: 'Mw==' }, ...filter })
})
