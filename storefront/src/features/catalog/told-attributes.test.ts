import { expect, test } from 'vitest'
import { lowestPriceBefore } from './told-attributes.ts'

const product = (final: number, regular: number, lowest?: string) => ({
  price_range: {
    minimum_price: { final_price: { value: final, currency: 'PLN' as const }, regular_price: { value: regular, currency: 'PLN' as const }, discount: null },
    maximum_price: null,
  },
  custom_attributesV2: { items: lowest ? [{ __typename: 'AttributeValue' as const, code: 'lowest', value: lowest }] : [] },
})

test.each([
  ['a reduced price with the lowest one told', product(80, 100, '85'), 'PLN\u00a085.00'],
  ['a price that is not reduced', product(100, 100, '85'), undefined],
  ['a reduced price of a shop that does not tell', product(80, 100), undefined],
  ['what is no number', product(80, 100, 'cheap'), undefined],
])('the lowest price of 30 days, for %s', (_, given, text) => {
  expect(lowestPriceBefore(given, 'lowest', 'en')).toBe(text)
})
