import { expect, test } from 'vitest'
import { lowestPriceBefore } from './custom-attributes.ts'

const product = (final: number, regular: number, lowest?: string) => ({
  price_range: {
    minimum_price: { final_price: { value: final, currency: 'PLN' as const }, regular_price: { value: regular, currency: 'PLN' as const }, discount: null },
    maximum_price: null,
  },
  custom_attributesV2: { items: lowest ? [{ __typename: 'AttributeValue' as const, code: 'lowest', value: lowest }] : [] },
})

test.each([
  ['a reduced price with a lowest price', product(80, 100, '85'), 'PLN\u00a085.00'],
  ['a price that is not reduced', product(100, 100, '85'), undefined],
  ['a reduced price without a lowest price', product(80, 100), undefined],
  ['an attribute that is not a number', product(80, 100, 'cheap'), undefined],
])('the lowest price of 30 days, for %s', (_, given, text) => {
  expect(lowestPriceBefore(given, 'lowest', 'en')).toBe(text)
})
