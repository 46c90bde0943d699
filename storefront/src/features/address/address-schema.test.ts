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
  region: '',
  phoneNumber: '+48 600 100 200',
  lines: [] as string[],
}

const MALOPOLSKIE = { id: 695, code: 'PL-12', name: 'małopolskie' }
const COUNTRIES = [
  { code: 'PL', name: 'Poland', regions: [MALOPOLSKIE], isRegionRequired: true },
  { code: 'US', name: 'United States', regions: [{ id: 49, code: 'OR', name: 'Oregon' }] },
  { code: 'GB', name: 'United Kingdom', regions: [], isRegionRequired: true },
]
const output = (change: object) => {
  const value = { ...agata, ...change }
  return v.parse(addressSchema(value, COUNTRIES), value)
}

const messages = (schema: v.GenericSchema, value: unknown, options = {}): Record<string, string> =>
  Object.fromEntries((v.safeParse(schema, value, options).issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]).toReversed())

/** As react-hook-form's resolver validates: a field's rules end at the first issue. */
const wrong = (value: typeof agata) => messages(addressSchema(value, COUNTRIES), value, { abortPipeEarly: true })

describe('[CHK-04] an address', () => {
  test('has no message if it is valid', () => expect(wrong(agata)).toEqual({}))

  test('requires every field, and ignores spaces', () => {
    const blank = { ...agata, ...Object.fromEntries(Object.entries(agata).map(([key, value]) => [key, key !== 'countryCode' && typeof value === 'string' && value ? '  ' : value])) }
    expect(wrong(blank)).toEqual({
      firstName: 'provideFirstName',
      lastName: 'provideLastName',
      street: 'provideStreet',
      number: 'provideNumber',
      postalCode: 'providePostalCode',
      city: 'provideCity',
      phoneNumber: 'providePhoneNumber',
    })
    expect(wrong({ ...agata, countryCode: '' })).toEqual({ countryCode: 'provideCountry' })
  })

  test.each([
    ['firstName', 'a@b', 'wrongFirstName:@'],
    ['lastName', '123', 'wrongLastName:123'],
    ['firstName', 'w'.repeat(256), 'tooManyCharacters:255'],
    ['lastName', 'w'.repeat(256), 'tooManyCharacters:255'],
    ['street', `Polna ${'x'.repeat(250)}`, 'tooManyCharacters:255'],
    ['number', '?', 'wrongNumber:?'],
    ['number', '', 'provideNumber'],
    ['number', '1'.repeat(245), 'tooManyCharacters:255'],
    ['city', 'x'.repeat(256), 'tooManyCharacters:255'],
    ['postalCode', '3450', 'wrongPolishPostalCode'],
    ['phoneNumber', '12', 'shortPhoneNumber'],
    ['phoneNumber', '600 100 2OO', 'wrongPhoneNumber:O'],
    ['phoneNumber', '1'.repeat(16), 'longPhoneNumber'],
  ])('%s %j: %s', (field, value, message) => {
    expect(wrong({ ...agata, [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    ['14 klatka B m. 105, piętro 12'], ['b/n'], ['Willa Pod Reglami'], ['12½'], ['(oficyna) 3'], ['№ 5'],
  ])('has the number %s as people write it', (number) => expect(output({ number }).number).toBe(number))

  test('is tidied where it is sent, not only where a field is left', () => {
    expect(output({ firstName: ' Zo\u200bfia ', street: 'Kościeliska 14a/3', number: '', postalCode: '34–500', phoneNumber: 'tel:+48\u00a0600100200' })).toMatchObject({
      firstName: 'Zofia', street: 'Kościeliska', number: '14a/3', postalCode: '34-500', phoneNumber: '+48 600100200',
    })
  })

  test('[CHK-22] has the region of its postal code, unless another one was chosen', () => {
    expect(output({}).regionId).toBe('695')
    expect(output({ regionId: '7' }).regionId).toBe('7')
    expect(wrong({ ...agata, postalCode: '09-500' })).toEqual({ regionId: 'provideRegion' })
    expect(v.parse(addressSchema(agata, [{ ...COUNTRIES[0]!, isRegionRequired: false }]), agata).regionId).toBe('')
  })

  test('[CHK-22] has a region as text where the backend requires one and has no list', () => {
    const london = { ...agata, countryCode: 'GB', postalCode: 'SW1A 1AA' }
    expect(wrong(london)).toEqual({ region: 'provideRegion' })
    expect(wrong({ ...london, region: 'Greater London' })).toEqual({})
  })

  test('[ACC-03] is not refused for stored lines that nobody changed', () => {
    expect(wrong({ ...agata, street: 'Kościeliska', number: '', lines: ['Kościeliska'] })).toEqual({})
  })

  test("leaves another country's postal code to the backend", () => {
    expect(wrong({ ...agata, countryCode: 'US', postalCode: '78701', street: '1600 Pennsylvania Avenue NW', number: '' })).toEqual({})
    expect(wrong({ ...agata, countryCode: 'IE', postalCode: '' })).toEqual({})
  })
})

test.each([
  ['', 'provideEmail'],
  ['agata', 'wrongEmail'],
  ['agata@example.com', undefined],
  ["o'brien@xn--w-uga1v8h.pl", undefined],
  [`${'a'.repeat(243)}@example.com`, 'tooManyCharacters:254'],
  ['\u200bagata@example.com\u00a0', undefined],
])('[CHK-04] e-mail %j: %s', (value, message) => {
  expect(v.safeParse(emailSchema, value).issues?.[0].message).toBe(message)
})

test.each([
  ['PL', '', '', { company: 'enterCompanyName', vatNumber: 'enterVatNumber' }],
  ['PL', 'Halny', '123', { vatNumber: 'enterCorrectVatNumber' }],
  ['PL', 'Halny', '526-025-02-74', {}],
  ['PL', 'x'.repeat(256), '5260250274', { company: 'tooManyCharacters:255' }],
  ['DE', 'Föhn GmbH', 'DE123456789', {}],
  ['DE', 'Föhn GmbH', '!', { vatNumber: 'enterCorrectVatNumber' }],
  ['DE', 'x'.repeat(255), 'D'.repeat(255), {}],
  ['DE', 'Föhn GmbH', 'D'.repeat(256), { vatNumber: 'tooManyCharacters:255' }],
])('[CHK-04] an invoice to %s, %j, %j: %j', (country, company, vatNumber, expected) => {
  expect(messages(v.object(companySchema(country)), { company, vatNumber })).toEqual(expected)
})
