import { describe, expect, test } from 'vitest'
import { rulesOf } from './country-rules.ts'

const poland = rulesOf('PL')

describe('[CHK-04] postal codes', () => {
  test.each(['34-500', '00-001'])('%s is Polish', (code) => expect(poland.wrongPostalCode?.(code)).toBeUndefined())
  test.each(['3450', '34500', '34-50', '34-5000', 'AB-CDE'])('%s is not', (code) => expect(poland.wrongPostalCode?.(code)).toBe('wrongPolishPostalCode'))
  test.each([
    ['34500', '34-500'],
    [' 34 500 ', '34-500'],
    ['34–500', '34-500'],
    ['34 - 500', '34-500'],
    ['34.500', '34-500'],
    ['３４−５００', '34-500'],
    ['34\u2011500\u200b', '34-500'],
    ['PL-34-500', '34-500'],
    ['3450', '3450'],
  ])('formats %j as %s', (text, tidy) => expect(poland.tidyPostalCode(text)).toBe(tidy))
  test.each([
    ['GB', ' sw1a\u00a01aa ', 'SW1A 1AA'],
    ['US', '78701–1234', '78701-1234'],
    ['CZ', '110 00', '110 00'],
    ['IE', '', ''],
  ])('in %s, %j becomes %s', (country, text, tidy) => {
    expect(rulesOf(country).tidyPostalCode(text)).toBe(tidy)
    expect(rulesOf(country).wrongPostalCode?.(tidy)).toBeUndefined()
  })
})

describe('[CHK-04] a street without a house number', () => {
  test.each(['Kościeliska', 'Aleja 29 Listopada', 'ul. 3 Maja', '15 Pułku Ułanów'])('%s is incomplete in Poland', (street) => expect(poland.needsNumber?.(street)).toBe(true))
  test.each(['Kościeliska 14', 'Wola 15', '3 Maja 30'])('%s is complete', (street) => expect(poland.needsNumber?.(street)).toBe(false))
  test('is complete elsewhere', () => expect(rulesOf('GB').needsNumber).toBeUndefined())
})

test.each([
  ['34-500', 'PL-12'],
  ['34-300', 'PL-24'],
  ['00-001', 'PL-14'],
  ['80-001', 'PL-22'],
  ['82-300', 'PL-28'],
  ['77-400', 'PL-30'],
  ['08-500', 'PL-06'],
  ['99-400', 'PL-10'],
  ['70-001', 'PL-32'],
  ['09-500', undefined],
  ['34-50', undefined],
])('[CHK-22] %s lies in %s', (code, region) => expect(poland.regionCodeOf?.(code)).toBe(region))
