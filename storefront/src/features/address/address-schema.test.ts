import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { addressSchema, companySchema, emailSchema } from './address-schema.ts'

const agata = {
  firstName: 'Agata',
  lastName: 'Wierch',
  street: 'Kościeliska',
  number: '14a/3',
  postalCode: '34-500',
  city: 'Zakopane',
  countryCode: 'PL',
  regionId: '',
  phoneNumber: '+48 600 100 200',
}

const messages = (schema: v.GenericSchema, value: unknown): Record<string, string> =>
  Object.fromEntries((v.safeParse(schema, value).issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]).toReversed())

describe('[CHK-04] an address', () => {
  test('has no message if it is valid', () => expect(messages(addressSchema('PL'), agata)).toEqual({}))

  test('requires every field, and ignores spaces', () => {
    const blank = Object.fromEntries(Object.keys(agata).map((key) => [key, key === 'countryCode' ? '' : '  ']))
    expect(messages(addressSchema('PL'), blank)).toEqual({
      firstName: 'provideFirstName',
      lastName: 'provideLastName',
      street: 'provideStreet',
      number: 'provideNumber',
      postalCode: 'providePostalCode',
      city: 'provideCity',
      countryCode: 'provideCountry',
      phoneNumber: 'providePhoneNumber',
    })
  })

  test.each([
    ['firstName', 'R2', 'wrongFirstName'],
    ['lastName', 'W', 'wrongLastName'],
    ['firstName', 'w'.repeat(51), 'tooManyCharacters'],
    ['lastName', 'w'.repeat(51), 'tooManyCharacters'],
    ['street', 'x'.repeat(101), 'tooManyCharacters'],
    ['number', 'x', 'wrongNumber'],
    ['number', '1'.repeat(11), 'tooManyCharacters'],
    ['city', 'x'.repeat(61), 'tooManyCharacters'],
    ['postalCode', '1'.repeat(21), 'tooManyCharacters'],
    ['postalCode', '3450', 'wrongPolishPostalCode'],
    ['phoneNumber', '6'.repeat(31), 'tooManyCharacters'],
    ['phoneNumber', '12', 'wrongPhoneNumber'],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages(addressSchema('PL'), { ...agata, [field]: value })).toEqual({ [field]: message })
  })

  test('may have values as long as their limits', () => {
    const longest = { firstName: 'w'.repeat(50), lastName: 'w'.repeat(50), street: 'x'.repeat(100), number: '1'.repeat(10), city: 'x'.repeat(60), phoneNumber: '600100200'.padEnd(30, '-') }
    expect(messages(addressSchema('US'), { ...agata, countryCode: 'US', postalCode: 'x'.repeat(20), ...longest })).toEqual({})
    expect(messages(addressSchema('US'), { ...agata, postalCode: 'x'.repeat(21) })).toEqual({ postalCode: 'tooManyCharacters' })
  })

  test("leaves another country's postal code to the backend", () => {
    expect(messages(addressSchema('US'), { ...agata, countryCode: 'US', postalCode: '78701' })).toEqual({})
    expect(messages(addressSchema('IE'), { ...agata, countryCode: 'IE', postalCode: '' })).toEqual({})
  })
})

test.each([
  ['', 'provideEmail'],
  ['agata', 'wrongEmail'],
  ['agata@example.com', undefined],
  ["o'brien@xn--w-uga1v8h.pl", undefined],
  [`${'a'.repeat(243)}@example.com`, 'tooManyCharacters'],
])('[CHK-04] e-mail %j: %s', (value, message) => {
  expect(v.safeParse(emailSchema, value).issues?.[0].message).toBe(message)
})

test.each([
  ['PL', '', '', { company: 'enterCompanyName', vatNumber: 'enterVatNumber' }],
  ['PL', 'Halny', '123', { vatNumber: 'enterCorrectVatNumber' }],
  ['PL', 'Halny', '526-025-02-74', {}],
  ['PL', 'x'.repeat(101), '5260250274', { company: 'tooManyCharacters' }],
  ['DE', 'Föhn GmbH', 'DE123456789', {}],
  ['DE', 'Föhn GmbH', '!', { vatNumber: 'enterCorrectVatNumber' }],
  ['DE', 'x'.repeat(100), 'D'.repeat(20), {}],
  ['DE', 'Föhn GmbH', 'D'.repeat(21), { vatNumber: 'tooManyCharacters' }],
])('[CHK-04] an invoice to %s, %j, %j: %j', (country, company, vatNumber, expected) => {
  expect(messages(v.object(companySchema(country)), { company, vatNumber })).toEqual(expected)
})
