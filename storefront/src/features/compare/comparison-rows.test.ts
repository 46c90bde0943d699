import { expect, test } from 'vitest'
import { type ComparedItem, comparisonRows } from './comparison-rows.ts'

const item = (values: Record<string, string>) =>
  ({ attributes: Object.entries(values).map(([code, value]) => ({ code, value })) }) as unknown as ComparedItem

const rowOf = (...values: string[]) =>
  comparisonRows({ attributes: [{ code: 'climate', label: 'Climate' }] }, values.map((climate) => item({ climate })))[0]

test.each([
  ['the same', ['Wind', 'Wind'], ['Wind', 'Wind'], true],
  ['different', ['Wind', 'Rain'], ['Wind', 'Rain'], false],
  ['one missing', ['Wind', 'N/A'], ['Wind', undefined], false],
  ['all missing', ['N/A', ''], [undefined, undefined], true],
  ['as HTML', ['<b>Wind</b> &amp; rain', 'Wind & rain'], ['Wind & rain', 'Wind & rain'], true],
])('[COMPARE-02] compares values: %s', (_, values, shown, isSame) => {
  expect(rowOf(...values)).toEqual({ code: 'climate', label: 'Climate', values: shown, isSame })
})

test('an attribute that a product does not have is undefined', () => {
  const rows = comparisonRows({ attributes: [{ code: 'collar', label: 'Collar' }] }, [item({ collar: 'Hood' }), item({})])
  expect(rows.map(({ values }) => values)).toEqual([['Hood', undefined]])
})

test('leaves name, price, picture and SKU out of the attributes', () => {
  const attributes = ['name', 'price', 'image', 'sku', 'climate'].map((code) => ({ code, label: code }))
  expect(comparisonRows({ attributes }, []).map(({ code }) => code)).toEqual(['climate'])
})
