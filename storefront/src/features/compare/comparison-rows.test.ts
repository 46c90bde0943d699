import { expect, test } from 'vitest'
import { type ComparedItem, comparisonRows, ratingRow } from './comparison-rows.ts'

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

test('[COMPARE-02] an attribute that a product does not have is undefined', () => {
  const rows = comparisonRows({ attributes: [{ code: 'collar', label: 'Collar' }] }, [item({ collar: 'Hood' }), item({})])
  expect(rows.map(({ values }) => values)).toEqual([['Hood', undefined]])
})

test('[I18N-05] [COMPARE-02] ratings are compared as stars, with the number of reviews', () => {
  const rated = (rating_summary: number, review_count: number) => ({ product: { rating_summary, review_count } }) as unknown as ComparedItem
  expect(ratingRow('Ocena', [rated(94, 12), rated(100, 1), rated(0, 0)], 'pl')).toEqual({ code: 'rating', label: 'Ocena', values: ['4,7 (12)', '5,0 (1)', undefined], isSame: false })
})

test('[COMPARE-02] leaves name, price, picture and SKU out of the attributes', () => {
  const attributes = ['name', 'price', 'image', 'sku', 'climate'].map((code) => ({ code, label: code }))
  expect(comparisonRows({ attributes }, []).map(({ code }) => code)).toEqual(['climate'])
})
