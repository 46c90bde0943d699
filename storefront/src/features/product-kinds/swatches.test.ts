import { expect, test } from 'vitest'
import { collectSwatches } from './swatches.ts'

const value = (id: number, swatch: { __typename: string; value: string | null } | null) => ({
  uid: btoa(`configurable/93/${id}`),
  swatch_data: swatch,
})

test('collects colours by the option id at the end of each uid', () => {
  const swatches = collectSwatches([
    { attribute_code: 'color', values: [value(49, { __typename: 'ColorSwatchData', value: '#24282d' }), null] },
    { attribute_code: 'color', values: [value(50, { __typename: 'ColorSwatchData', value: '#EFEDE8' })] },
    null,
  ])
  expect(swatches).toEqual(new Map([['color', new Map([['49', '#24282d'], ['50', '#EFEDE8']])]]))
})

test('ignores values without a plain colour', () => {
  const swatches = collectSwatches([
    { attribute_code: 'size', values: [value(1, { __typename: 'TextSwatchData', value: 'M' }), value(2, null)] },
    { attribute_code: 'color', values: [value(3, { __typename: 'ColorSwatchData', value: 'red;background:url(x)' })] },
    { attribute_code: 'pattern', values: [{ uid: 'not base64 %', swatch_data: { __typename: 'ColorSwatchData', value: '#fff' } }] },
    { attribute_code: 'fit', values: null },
  ])
  expect(swatches.size).toBe(0)
})
