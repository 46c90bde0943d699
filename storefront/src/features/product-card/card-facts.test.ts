import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

const amount = (value: number) => ({ value, currency: 'PLN' as const })
const range = (now: number, regular: number, most = now) => ({
  minimum_price: { final_price: amount(now), regular_price: amount(regular), discount: { percent_off: 0 } },
  maximum_price: { final_price: amount(most) },
})
const pack = { __typename: 'SimpleProduct', name: 'Pack', url_key: 'pack', small_image: { url: 'pack.webp' }, price_range: range(150, 189) }

test('[I18N-05] [PDP-09] a card leads to its product in the language of the page, with both prices of a reduced one', () => {
  expect(cardFacts(pack, 'en', undefined)).toEqual({ name: 'Pack', href: '/pack', picture: 'pack.webp', price: 'PLN\u00a0150.00', regular: 'PLN\u00a0189.00' })
  expect(cardFacts(pack, 'pl', undefined)).toMatchObject({ href: '/pl/pack', price: '150,00\u00a0zł' })
})

test.each([
  ['no picture, no name', { ...pack, name: null, small_image: null }, { name: '', picture: '' }],
  ['a picture without an address', { ...pack, small_image: { url: null } }, { picture: '' }],
  ['parts of one price', { ...pack, __typename: 'GroupedProduct', price_range: range(150, 150) }, { isFrom: true }],
  ['variants that cost more', { ...pack, price_range: range(150, 150, 200) }, { isFrom: true }],
])('[PDP-09] a card of a product with %s', (_, product, shown) => {
  expect(cardFacts(product, 'en', undefined)).toMatchObject(shown)
})

test('[PDP-12] a card of a reduced product has its lowest price of the 30 days before, where it is known', () => {
  expect(cardFacts(pack, 'en', 'PLN 175.00').lowest).toBe('PLN 175.00')
  expect(cardFacts(pack, 'en', undefined)).not.toHaveProperty('lowest')
})
