import { expect, test } from 'vitest'
import { refusalOf } from '../../refusals/refusal.fixture.ts'
import { readRegion } from './address-region.ts'

const regions = [
  { id: 6, code: 'PL-12', name: 'małopolskie' },
  { id: 7, code: 'PL-14', name: 'mazowieckie' },
  { id: 8, code: 'PL-99', name: 'mazowieckie' },
]
const malopolskie = { region: 'małopolskie', regionCode: 'PL-12', regionId: 6 }
const none = { region: null, regionCode: null, regionId: null }

test.each([
  [{}, none],
  [{ region: '' }, none],
  [{ region: 'PL-12' }, malopolskie],
  [{ region: 'Małopolskie' }, malopolskie],
  [{ region_id: 6 }, malopolskie],
  [{ region_id: 6, region: 'pl-12' }, malopolskie],
  [{ region_id: 0, region: 'Podhale' }, { region: 'Podhale', regionCode: 'Podhale', regionId: null }],
])('%j is read as %j', (input, region) => {
  expect(readRegion(regions, input)).toEqual(region)
})

test.each([
  [{ region_id: 600 }, 'The region_id does not match the selected country or region'],
  [{ region_id: 6, region: 'mazowieckie' }, 'The specified region is not a part of the selected country or region'],
  [{ region: 'mazowieckie' }, 'Region input is ambiguous. Specify region_id.'],
])('%j is refused', (input, message) => {
  expect(refusalOf(() => readRegion(regions, input))).toBe(message)
})
