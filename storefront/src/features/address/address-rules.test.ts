import { describe, expect, test } from 'vitest'
import { isHouseNumber, isNip, isPhoneNumber, isPolishPostalCode, splitStreet, tidyPolishPostalCode, tidyVatNumber } from './address-rules.ts'

describe('[CHK-04] NIP', () => {
  test.each(['5260250274', '526-025-02-74', 'PL 526 025 02 74', '7740001454'])('%s is valid', (text) => expect(isNip(text)).toBe(true))
  test.each(['5260250275', '123', '52602502740', 'abcdefghij', '0000000000', '', 'DE5260250274', '5260250080'])('%s is invalid', (text) => {
    expect(isNip(text)).toBe(false)
  })
})

describe('[CHK-04] Polish postal codes', () => {
  test.each(['34-500', '00-001'])('%s is valid', (text) => expect(isPolishPostalCode(text)).toBe(true))
  test.each(['3450', '34500', '34-50', '34-5000', 'AB-CDE', ''])('%s is invalid', (text) => expect(isPolishPostalCode(text)).toBe(false))
  test.each([
    ['34500', '34-500'],
    [' 34 500 ', '34-500'],
    ['34-500', '34-500'],
    ['3450', '3450'],
  ])('formats %j as %s', (text, tidy) => expect(tidyPolishPostalCode(text)).toBe(tidy))
})

describe('[CHK-04] phone numbers', () => {
  test.each(['600100200', '+48 600 100 200', '600-100-200', '+123456789012345'])('%s is valid', (text) => expect(isPhoneNumber(text)).toBe(true))
  test.each(['60010020', '1234567890123456', '48+600100200', '(512) 555-0100', 'six', ''])('%s is invalid', (text) => {
    expect(isPhoneNumber(text)).toBe(false)
  })
})

describe('[CHK-04] house numbers', () => {
  test.each(['14a/3', '1', '221B', 'lok. 5', '2-4'])('%s is valid', (text) => expect(isHouseNumber(text)).toBe(true))
  test.each(['a', '/', '-1', '№', ''])('%s is invalid', (text) => expect(isHouseNumber(text)).toBe(false))
})

describe('[CHK-22] a house number at the end of a street', () => {
  test.each([
    ['Kościeliska 14a/3', 'Kościeliska', '14a/3'],
    ['ul. 3 Maja 30', 'ul. 3 Maja', '30'],
    ['Osiedle Tysiąclecia, 12 / 4', 'Osiedle Tysiąclecia', '12/4'],
    ['Karmelicka 27 m. 5', 'Karmelicka', '27 m. 5'],
    ['Aleja 29 Listopada 155C', 'Aleja 29 Listopada', '155C'],
  ])('%s is split', (text, street, number) => expect(splitStreet(text)).toEqual({ street, number }))
  test.each(['Kościeliska', 'Aleja 29 Listopada', '12', '12 Baker Street', ''])('%j has none', (text) => expect(splitStreet(text)).toBeUndefined())
})

test.each([
  ['526-025-02-74', 'PL', '5260250274'],
  ['PL 526 025 02 74', 'PL', '5260250274'],
  [' DE 129-273-398 ', 'DE', 'DE 129-273-398'],
])('[CHK-22] the tax number %j in %s is stored as %s', (text, country, stored) => expect(tidyVatNumber(text, country)).toBe(stored))
