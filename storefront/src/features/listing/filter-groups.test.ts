import { expect, test } from 'vitest'
import { filterGroups } from './filter-groups.ts'
import { flag, list } from './filter-kinds/list.tsx'
import { range } from './filter-kinds/range.tsx'
import { type FilterGroup, kindOf, panelPosition } from './filter-kinds/registry.ts'
import { sizes } from './filter-kinds/sizes.tsx'
import { swatches as swatchKind } from './filter-kinds/swatches.tsx'
import { parseListingQuery } from './listing-query.ts'

const aggregation = (attribute_code: string, options: Array<[string, string, number]>, position: number | null = 0) => ({
  attribute_code,
  label: attribute_code.toUpperCase(),
  position,
  options: options.map(([value, label, count]) => ({ value, label, count })),
})

const whole = {
  total_count: 9,
  aggregations: [
    aggregation('color', [['49', 'Black', 5], ['50', 'Blue', 3]], 2),
    aggregation('price', [['40_50', '40-50', 2], ['70_84.01', '70-84.01', 6]], 1),
    aggregation('size', [['1', 'XS', 2], ['2', 'XXL', 1]], null),
    aggregation('category_uid', [['Mw==', 'Women', 8]]),
  ],
}
const t = ((key: string) => ({ 'filters.yes': 'Yes', 'filters.no': 'No' })[key]) as never
const swatches = new Map([['color', new Map([['49', '#000000'], ['50', '#0000ff']])]])

const groups = (text = '', listing: Parameters<typeof filterGroups>[0]['listing'] = whole) =>
  filterGroups({ whole, listing, query: parseListingQuery(text), swatches, t, skip: ['category_uid'] })

const optionsOf = (group: FilterGroup | undefined) => (group && 'options' in group.data ? group.data.options : undefined)

test('[LIST-07] groups are the backend’s aggregations, each with the first control that fits it, in the order of the controls', () => {
  expect(groups().map(({ code }) => code).toSorted()).toEqual(['color', 'price', 'size'])
  for (const group of groups()) expect(kindOf(group).name).toBe(group.kind)
  expect(groups().map(panelPosition)).toEqual(groups().map(panelPosition).toSorted((a, b) => a - b))
})

const colours = new Map([['49', '#000000']])
const values = (...options: string[]) => options.map((value) => ({ value, label: value, count: 1 }))

/** A shop may have kinds of its own before these. */
test.each([
  ['swatches', { code: 'color', options: values('49'), colours }, swatchKind],
  ['sizes', { code: 'size', options: values('XS', 'XXL') }, sizes],
  ['a range', { code: 'price', options: values('40_50', '70_84.01') }, range],
  ['a box for yes alone', { code: 'eco', options: values('1') }, flag],
  ['a list', { code: 'material', options: values('Cotton', 'Wool') }, list],
] as const)('[LIST-07] %s suits its attributes and is known by its name', (_control, facet, kind) => {
  expect([swatchKind, sizes, range, flag, list].find(({ fits }) => fits(facet))).toBe(kind)
  expect(kindOf({ kind: kind.name })).toBe(kind)
})

test('[LIST-07] groups with the same control are in the backend’s order, those without a position last', () => {
  const aggregations = [aggregation('sleeve', [['1', 'Long', 1]], null), aggregation('collar', [['2', 'Hood', 1]], 9), aggregation('climate', [['3', 'Cold', 1]], 5)]
  const found = filterGroups({ whole: { aggregations, total_count: 9 }, listing: { aggregations }, query: parseListingQuery(''), swatches, t, skip: [] })
  expect(found.map(({ label }) => label)).toEqual(['CLIMATE', 'COLLAR', 'SLEEVE'])
})

test('[LIST-07] the range runs from the lowest to the highest price', () => {
  expect(groups('price=45__')[2]?.data).toEqual({ chosen: { from: '45' }, bounds: { from: '40', to: '85' } })
})

test('[LIST-07] a value without products is disabled, but can still be added to a chosen value of its attribute', () => {
  const narrowed = { aggregations: [aggregation('color', [['49', 'Black', 2]]), aggregation('size', [['1', 'XS', 2]])] }
  const [colours, sizes] = groups('color=49', narrowed)
  expect(optionsOf(colours)).toEqual([
    { value: '49', label: 'Black', count: 2, isChosen: true, colour: '#000000' },
    { value: '50', label: 'Blue', colour: '#0000ff' },
  ])
  expect(optionsOf(sizes)?.[1]).toEqual({ value: '2', label: 'XXL', isOff: true })
})

test.each([
  ['an attribute that is yes or no', [['0', '0', 3], ['1', '1', 12]], ['No', 'Yes'], true],
  ['one that is yes for all products', [['1', '1', 12]], ['Yes'], true],
  ['a list whose first entry has the id 1', [['1', 'Cotton', 12], ['2', 'Wool', 1]], ['Cotton', 'Wool'], false],
  ['a list whose entries are numbers', [['1', '1', 12], ['5', '5', 1]], ['1', '5'], false],
] as const)('[LIST-07] [LIST-17] the values of %s are labelled %j', (_what, options, labels, isYesNo) => {
  const [group] = filterGroups({
    whole: { total_count: 15, aggregations: [aggregation('eco', options.map(([value, label, count]) => [value, label, count]))] },
    listing: { aggregations: [] }, query: parseListingQuery('eco=1'), swatches, t, skip: [],
  })
  expect(group).toMatchObject({ data: { options: labels.map((label) => ({ label })) } })
  expect(group && 'isYesNo' in group.data && group.data.isYesNo).toBe(isYesNo)
})

test.each([
  ['a value that all products have', [['1', 'Cotton', 9]], '', []],
  ['a value that all products have, if it is chosen', [['1', 'Cotton', 9]], 'material=1', ['material']],
  ['a value that some products have', [['1', 'Cotton', 8]], '', ['material']],
  ['two values that all products have', [['1', 'Cotton', 9], ['2', 'Wool', 9]], '', ['material']],
] as const)('[LIST-20] the panel of a listing with %s', (_, options, text, codes) => {
  const aggregations = [aggregation('material', options.map(([value, label, count]) => [value, label, count]))]
  const found = filterGroups({ whole: { aggregations, total_count: 9 }, listing: { aggregations }, query: parseListingQuery(text), swatches, t, skip: [] })
  expect(found.map(({ code }) => code)).toEqual(codes)
})
