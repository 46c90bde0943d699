import { expect, test } from 'vitest'
import { refusedField } from './address-refusal.ts'
import { emptyAddress, fromCartAddress, isSameAddress, toCartAddress } from './cart-address.ts'

const saved = {
  firstname: 'Agata',
  lastname: 'Wierch',
  company: null,
  vat_id: null,
  street: ['Kościeliska', '14a/3'],
  city: 'Zakopane',
  postcode: '34-500',
  telephone: '600100200',
  country: { code: 'PL', label: 'PL' },
  region: { code: 'MA', label: 'małopolskie', region_id: 6 },
}

test('an address goes to the backend and comes back the same', () => {
  const values = fromCartAddress(saved)
  expect(toCartAddress(values)).toEqual({
    firstname: 'Agata',
    lastname: 'Wierch',
    street: ['Kościeliska', '14a/3'],
    city: 'Zakopane',
    postcode: '34-500',
    country_code: 'PL',
    telephone: '600100200',
    region_id: 6,
  })
})

test('a country without regions sends none, an invoice names its company', () => {
  const input = toCartAddress({ ...emptyAddress('DE'), city: ' Berlin ' }, { company: 'Föhn', vatNumber: 'DE1' })
  expect(input).toMatchObject({ city: 'Berlin', company: 'Föhn', vat_id: 'DE1' })
  expect(input).not.toHaveProperty('region_id')
})

test('tells whether billing is the same as shipping', () => {
  expect(isSameAddress(fromCartAddress(saved), fromCartAddress({ ...saved }))).toBe(true)
  expect(isSameAddress(fromCartAddress(saved), fromCartAddress({ ...saved, city: 'Kraków' }))).toBe(false)
})

test.each([
  ['"postcode" is required. Enter and try again.', { field: 'postalCode', message: 'providePostalCode' }],
  ['"regionId" is required. Enter and try again.', { field: 'regionId', message: 'provideRegion' }],
  ['Region is required.', { field: 'regionId', message: 'provideRegion' }],
  ['Country is not available', { field: 'countryCode', message: 'wrongCountry' }],
  ['Invalid email format', { field: 'email', message: 'wrongEmail' }],
  ['Something else', undefined],
])('finds the field of a refusal: %s', (text, field) => {
  expect(refusedField(text)).toEqual(field)
})
