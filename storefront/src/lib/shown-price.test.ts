import { expect, test } from 'vitest'
import { shownPrice } from './shown-price.ts'

const amount = (value: number) => ({ value, currency: 'PLN' })
const zlotys = (value: number) => `${value},00\u00a0zł`
const range = (final: number, regular = final, most = final) => ({
  __typename: 'SimpleProduct',
  price_range: { minimum_price: { final_price: amount(final), regular_price: amount(regular) }, maximum_price: { final_price: amount(most) } },
})

test.each([
  ['plain', range(389), { price: zlotys(389) }],
  ['reduced', range(389, 449), { price: zlotys(389), regular: zlotys(449) }],
  ['the lowest of several', range(389, 389, 519), { price: zlotys(389), isFrom: true }],
  ['without a regular price or a maximum', { __typename: 'SimpleProduct', price_range: { minimum_price: { final_price: amount(389) } } }, { price: zlotys(389) }],
  ['that of one part of a group', { ...range(119), __typename: 'GroupedProduct' }, { price: zlotys(119), isFrom: true }],
])('[I18N-05] a price that is %s', (_, product, shown) => {
  expect(shownPrice(product, 'pl')).toStrictEqual(shown)
})
