import { expect, test } from 'vitest'
import { shownPrice } from './shown-price.ts'

const amount = (value: number) => ({ value, currency: 'PLN' })
const zlotys = (value: number) => `${value},00\u00a0zł`
const range = (final: number, regular = final, most = final) => ({
  minimum_price: { final_price: amount(final), regular_price: amount(regular) },
  maximum_price: { final_price: amount(most) },
})

test.each([
  ['plain', range(389), { price: zlotys(389) }],
  ['reduced', range(389, 449), { price: zlotys(389), regular: zlotys(449) }],
  ['the lowest of several', range(389, 389, 519), { price: zlotys(389), isFrom: true }],
  ['without a regular price or a maximum', { minimum_price: { final_price: amount(389) } }, { price: zlotys(389) }],
])('[I18N-05] a price that is %s', (_, prices, shown) => {
  expect(shownPrice(prices, 'pl')).toStrictEqual(shown)
})
