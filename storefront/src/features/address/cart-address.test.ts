import { expect, test } from 'vitest'
import type { Refusal } from '../../graphql/refusals/reason.ts'
import { refusedField } from './address-refusal.ts'
import { emptyAddress } from './address-values.ts'
import { fromCartAddress, isSameAddress, toCartAddress } from './cart-address.ts'

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

test('[CHK-03] an address is the same after a round trip to the backend', () => {
  const values = fromCartAddress(saved)
  expect(toCartAddress(values)).toEqual({
    firstname: 'Agata',
    lastname: 'Wierch',
    street: ['Kościeliska', '14a/3'],
    city: 'Zakopane',
    postcode: '34-500',
    country_code: 'PL',
    telephone: '600100200',
    region: '',
    region_id: 6,
    company: '',
    vat_id: '',
  })
})

test('[CHK-22] names what it has no value for, because Magento keeps what an earlier address had', () => {
  const input = toCartAddress({ ...emptyAddress('DE'), city: ' Berlin ' }, { company: 'Föhn', vatNumber: 'DE1' })
  expect(input).toMatchObject({ city: 'Berlin', company: 'Föhn', vat_id: 'DE1' })
  expect(input).toMatchObject({ region: '', region_id: null })
  expect(toCartAddress(emptyAddress('DE'))).toMatchObject({ region: '', region_id: null, company: '', vat_id: '', telephone: '', postcode: '' })
})

test('[CHK-22] a region as text survives reading and sending', () => {
  const kent = { ...saved, country: { code: 'GB', label: 'GB' }, region: { code: 'Kent', label: 'Kent', region_id: null } }
  expect(toCartAddress(fromCartAddress(kent))).toMatchObject({ region: 'Kent', region_id: null })
})

test('[CHK-06] compares billing and shipping address', () => {
  expect(isSameAddress(fromCartAddress(saved), fromCartAddress({ ...saved }))).toBe(true)
  expect(isSameAddress(fromCartAddress(saved), fromCartAddress({ ...saved, city: 'Kraków' }))).toBe(false)
})

test.each<[Refusal | undefined, object | undefined]>([
  [{ reason: 'fieldMissing', field: 'postcode' }, { field: 'postalCode', message: 'providePostalCode' }],
  [{ reason: 'fieldMissing', field: 'regionId' }, { field: 'regionId', message: 'provideRegion' }],
  [{ reason: 'fieldMissing', field: 'fax' }, undefined],
  [{ reason: 'regionMissing' }, { field: 'regionId', message: 'provideRegion' }],
  [{ reason: 'countryWrong' }, { field: 'countryCode', message: 'wrongCountry' }],
  [{ reason: 'emailWrong' }, { field: 'email', message: 'wrongEmail' }],
  [{ reason: 'payment' }, undefined],
  [undefined, undefined],
])('finds the field of a refusal: %j', (refusal, field) => {
  expect(refusedField(refusal)).toEqual(field)
})
