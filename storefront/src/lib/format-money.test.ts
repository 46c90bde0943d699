import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test.each([
  ['en', 1249, 'PLN', 'PLN 1,249.00'],
  ['pl', 1249, 'PLN', '1 249,00 zł'],
  ['pl', 59.5, 'PLN', '59,50 zł'],
  ['en', 34, 'USD', '$34.00'],
])('[I18N-05] [CART-09] in %s, %d %s is %s', (locale, value, currency, text) => {
  expect(formatMoney({ value, currency }, locale).replace(/\u00a0|\u202f/g, ' ')).toBe(text)
})

test('[I18N-05] a reduction has a real minus sign', () => {
  expect(formatMoney({ value: -20, currency: 'USD' }, 'en')).toBe('−$20.00')
})

test('a missing amount is an empty text', () => {
  expect(formatMoney({ value: null, currency: 'PLN' }, 'en')).toBe('')
  expect(formatMoney({ value: 1, currency: null }, 'en')).toBe('')
})
