import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { type ComparedItem, comparedItems, comparisonRows, ratingRow } from './comparison-rows.ts'

const item = (values: Record<string, string>) =>
  ({ attributes: Object.entries(values).map(([code, value]) => ({ code, value })), product: {} }) as unknown as ComparedItem

const rowOf = (values: readonly string[], locale: Locale = 'en') =>
  comparisonRows({ attributes: [{ code: 'climate', label: 'Climate' }] }, values.map((climate) => item({ climate })), locale)[0]

test.each([
  ['the same', ['Wind', 'Wind'], ['Wind', 'Wind'], true],
  ['different', ['Wind', 'Rain'], ['Wind', 'Rain'], false],
  ['one missing', ['Wind', 'N/A'], ['Wind', undefined], false],
  ['all missing', ['N/A', ''], [undefined, undefined], true],
  ['as HTML', ['<b>Wind</b> &amp; rain', 'Wind & rain'], ['Wind & rain', 'Wind & rain'], true],
])('[COMPARE-02] compares values: %s', (_, values, shown, isSame) => {
  expect(rowOf(values)).toEqual({ code: 'climate', label: 'Climate', values: shown, isSame })
})

test.each([
  ['en', 'N/A'],
  ['pl', 'N/A'],
  ['pl', 'N/D'],
  ['pl', 'Nie dotyczy'],
] as const)('[COMPARE-02] an attribute that a product lacks is left empty, in %s as "%s"', (locale, missing) => {
  expect(rowOf(['Wind', missing], locale)?.values).toEqual(['Wind', undefined])
})

test('[COMPARE-02] an attribute that a product does not have is undefined', () => {
  const rows = comparisonRows({ attributes: [{ code: 'collar', label: 'Collar' }] }, [item({ collar: 'Hood' }), item({})], 'en')
  expect(rows.map(({ values }) => values)).toEqual([['Hood', undefined]])
})

test('[I18N-05] [COMPARE-02] ratings are compared as stars, with the number of reviews', () => {
  const rated = (rating_summary: number, review_count: number) => ({ product: { rating_summary, review_count } }) as unknown as ComparedItem
  expect(ratingRow('Ocena', [rated(94, 12), rated(100, 1), rated(0, 0)], 'pl')).toEqual({ code: 'rating', label: 'Ocena', values: ['4,7 (12)', '5,0 (1)', undefined], isSame: false })
})

test('[COMPARE-02] leaves name, price, picture and SKU out of the attributes', () => {
  const attributes = ['name', 'price', 'image', 'sku', 'climate'].map((code) => ({ code, label: code }))
  expect(comparisonRows({ attributes }, [], 'en').map(({ code }) => code)).toEqual(['climate'])
})

test('[COMPARE-02] colours and sizes are compared, of a product without options from its attributes', () => {
  const configurable_options = [{ attribute_code: 'color', label: 'Colour', values: [{ label: 'Fir' }, null, { label: 'Scree' }] }]
  const items = [{ ...item({}), product: { configurable_options } }, { ...item({ color: 'Tarn' }), product: {} }] as unknown as ComparedItem[]
  expect(comparisonRows({ attributes: [{ code: 'climate', label: 'Climate' }] }, items, 'en').map(({ code, label, values }) => [code, label, values])).toEqual([
    ['color', 'Colour', ['Fir, Scree', 'Tarn']],
    ['climate', 'Climate', [undefined, undefined]],
  ])
})

test('[PDP-12] a compared product has its lowest price of the 30 days before a reduction', () => {
  const price_range = { minimum_price: { final_price: { value: 80, currency: 'PLN' }, regular_price: { value: 99, currency: 'PLN' } } }
  const product = { price_range, custom_attributesV2: { items: [{ __typename: 'AttributeValue', code: 'lowest', value: '85' }] } }
  const found = comparedItems([null, { ...item({}), product }] as never, 'lowest', 'en')
  expect(found.map(({ lowest }) => lowest)).toEqual(['PLN\u00a085.00'])
})
