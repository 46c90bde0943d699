import { expect, test } from 'vitest'
import { amountIn, writtenPhone, writtenShipping } from './order-amounts.ts'

test('amounts are written as in the shop', () => {
  const written = (locale: string, minor: number) => amountIn('PLN', locale)(minor).replaceAll('\u00A0', ' ')
  expect(['pl_PL', 'en_GB'].map((locale) => written(locale, 112_410))).toEqual(['1 124,10 zł', 'PLN 1,124.10'])
  expect(['pl_PL', 'en_GB'].map((locale) => written(locale, -12_490))).toEqual(['−124,90 zł', '−PLN 124.90'])
})

test.each([
  ['601234567', '601 234 567'],
  ['+48 601 234 567', '+48 601 234 567'],
  ['12345', '12345'],
])('the telephone number %s is written %s', (telephone, written) => expect(writtenPhone(telephone)).toBe(written))

test.each([
  ['Courier - To the door', 'Courier, to the door'],
  ['Automat paczkowy - KRK02A', 'Automat paczkowy, KRK02A'],
  ['Kurier - Pod drzwi - express', 'Kurier, pod drzwi - express'],
  ['Collect from a Halny shop - Halny Kraków', 'Collect from a Halny shop, Halny Kraków'],
  ['Odbiór w sklepie - Zakopane', 'Odbiór w sklepie, Zakopane'],
  ['Flat Rate', 'Flat Rate'],
])('the delivery %s is written %s', (description, written) => expect(writtenShipping(description)).toBe(written))
