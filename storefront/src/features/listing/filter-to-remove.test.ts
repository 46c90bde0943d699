import { expect, test } from 'vitest'
import { filterGroups } from './filter-groups.ts'
import { filterToRemove } from './filter-to-remove.ts'
import { parseListingQuery } from './listing-query.ts'

const aggregation = (attribute_code: string, counts: Readonly<Record<string, number>>) => ({
  attribute_code,
  label: attribute_code,
  position: 0,
  options: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
})
const whole = {
  total_count: 30,
  aggregations: [
    aggregation('color', { black: 5, blue: 4 }),
    aggregation('size', { s: 6, m: 7 }),
    aggregation('climate', { cold: 8, warm: 1 }),
    aggregation('price', { '0_100': 30 }),
    aggregation('weight', { '0_9': 30 }),
  ],
}

test.each<[requested: string, first: string, isEnough: boolean]>([
  ['color=blue', 'color', true],
  ['price=1__2', 'price', true],
  ['color=blue&price=1__2', 'price', true],
  ['size=m&color=blue', 'color', true],
  ['color=blue&color=black&size=m', 'size', true],
  ['color=blue&size=m&climate=warm', 'climate', false],
  ['color=blue&size=m&price=1__2', 'price', false],
  ['price=1__2&weight=1__2', 'price', false],
])('[LIST-16] for %s, suggests removing %s; certain to help: %s', (requested, first, isEnough) => {
  const query = parseListingQuery(requested)
  const groups = filterGroups({ whole, listing: { aggregations: [] }, query, swatches: new Map(), t: String as never, skip: [] })
  expect(filterToRemove(groups, whole, query)).toEqual({ code: first, label: first, isEnough })
})

test('[LIST-16] suggests no filter to remove if none is chosen', () => {
  expect(filterToRemove([], whole, parseListingQuery(''))).toBeUndefined()
})
