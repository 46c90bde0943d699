import { describe, expect, test } from 'vitest'
import { rulesOf } from './country-rules.ts'
import { splitStreet } from './street-lines.ts'

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
    ['pl 34500', '34-500'],
    ['34/500', '34-500'],
    ['34-500,', '34-500'],
    ['34—500', '34-500'],
    ['3450', '3450'],
  ])('formats %j as %s', (text, tidy) => expect(poland.tidyPostalCode(text)).toBe(tidy))
  test.each([
    ['GB', ' sw1a\u00a01aa ', 'SW1A 1AA'],
    ['GB', 'sw1a1aa', 'SW1A1AA'],
    ['US', '78701–1234', '78701-1234'],
    ['CZ', '110 00', '110 00'],
    ['IE', '', ''],
  ])('in %s, %j becomes %s', (country, text, tidy) => {
    expect(rulesOf(country).tidyPostalCode(text)).toBe(tidy)
    expect(rulesOf(country).wrongPostalCode?.(tidy)).toBeUndefined()
  })
})

describe('[CHK-04] a street without a house number', () => {
  test.each([
    'Kościeliska', 'Aleja 29 Listopada', 'ul. 3 Maja', '15 Pułku Ułanów', 'ul. Nowa 1920 r.', 'ul. Powstańców 1920 r.', 'Plac Powstańców Warszawy 1944 r.', 'Obrońców 1939 roku',
    'ul. 11 Listopada', 'al. 29 Listopada', 'ul. 1000-lecia', '1000 lecia Państwa Polskiego', 'Plac 2000 Roku', '17 Sierpnia Str', '3-go Maja', '1-ego maja', '11 listopada',
    '15 Wrzesnia', '21 Pazdziernika', '27 Wołyńskiej Dywizji Piechoty', '1 Armii Wojska Polskiego', '2. Korpusu', 'Dywizjonu 303', 'ul. Eskadry 7', '28 Czerwca 1956 r.',
    'ul. 28 Czerwca 1956', '4 Czerwca 1989', 'pl. 3 Krzyży', 'ul. 5 Stawów', 'Nowa m. 5', 'Nowa lok. 3', 'Nowa, 2 piętro', 'Nowa kl. 2 m 7',
  ])('%s is incomplete in Poland', (street) => {
    expect(poland.needsNumber?.(street)).toBe(true)
    expect(splitStreet(street, 'PL')).toBeUndefined()
  })
  test.each([
    'Kościeliska 14', 'Wola 15', '3 Maja 30', 'ul. 3 Maja 5', '11 Listopada 12A/3', 'Nowa 5 m. 12', 'Nowa 5m12', 'Długa 12 lok. 3', 'Wólka 15', 'Wólka 1234', 'Os. Tysiąclecia 15/4',
    'dz. 123/4', 'km 5', 'Nowa nr 5', 'Nowa 12-14', 'Nowa 12 r', '28 Czerwca 1956 r. 223', 'ul. 28 Czerwca 1956 223', '1000-lecia 7', 'Dywizjonu 303 12/4', 'Armii Krajowej 7',
    '15 Pułku Ułanów 3', 'Plac 2000 Roku 1', 'ul. Nowa 1920 r. 3', 'os. 12 lok. 3', 'os. Słoneczne bl. 5 m. 3', 'Nowa 5, 2 piętro', 'pl. 3 Krzyży 10', '5 Nowa', 'Jana Pawła II 12', 'Rynek 5 m. 3',
  ])('%s is complete', (street) => expect(poland.needsNumber?.(street)).toBe(false))
  test('is complete elsewhere', () => expect(rulesOf('GB').needsNumber).toBeUndefined())
})

test.each([
  ['DE', 'de123456789', 'DE123456789'],
  ['DE', 'USt-IdNr.: DE 123 456 789', 'DE 123 456 789'],
  ['AT', 'VAT ATU12345678.', 'ATU12345678'],
  ['FR', 'VAT no. fr\u00a040\u2011303265045', 'FR 40-303265045'],
  ['PL', 'NIP PL 526 104 08 28', '5261040828'],
])('[CHK-04] in %s, the VAT number %j becomes %s', (country, text, tidy) => {
  expect(rulesOf(country).tidyVatNumber(text)).toBe(tidy)
  expect(rulesOf(country).isVatNumber(tidy)).toBe(true)
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
