import { expect, test } from 'vitest'
import { lowestPriceBefore } from './custom-attributes.ts'

const attribute = (code: string, value: string) => ({ __typename: 'AttributeValue' as const, code, value })

const product = (final: number, regular: number, lowest?: string) => ({
  price_range: {
    minimum_price: { final_price: { value: final, currency: 'PLN' as const }, regular_price: { value: regular, currency: 'PLN' as const }, discount: null },
    maximum_price: null,
  },
  custom_attributesV2: { items: [null, attribute('weight', '2'), ...(lowest ? [attribute('lowest', lowest)] : [])] },
})

test.each([
  ['a reduced price with a lowest price', product(80, 100, '85'), 'PLN\u00a085.00'],
  ['a price that is not reduced', product(100, 100, '85'), undefined],
  ['a reduced price without a lowest price', product(80, 100), undefined],
  ['a reduced price of a backend without custom attributes', { ...product(80, 100), custom_attributesV2: null }, undefined],
  ['an attribute that is not a number', product(80, 100, 'cheap'), undefined],
])('the lowest price of 30 days, for %s', (_, given, text) => {
  expect(lowestPriceBefore(given, 'lowest', 'en')).toBe(text)
})
