import { expect, test } from 'vitest'
import { refusalOf } from '../../refusals/refusal.fixture.ts'
import { missingFields } from '../address/address-fields.ts'
import { readAddress } from './cart-address.ts'

const input = {
  firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500',
  telephone: '+48 600 100 200', country_code: 'pl',
}

test('the country is read in any letter case, and the street keeps its lines', () => {
  expect(readAddress({ ...input, company: 'Wierch i córki', vat_id: '5260001246' })).toMatchObject({
    countryCode: 'PL', street: 'Kościeliska\n14a/3', company: 'Wierch i córki', vatId: '5260001246', regionId: null,
  })
})

test.each([
  [{ country_code: 'XX' }, 'Country is not available'],
  [{ country_code: '' }, 'Country is not available'],
  [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
  [{ street: ['a'.repeat(200), 'b'.repeat(54)] }, 'accepted'],
  [{ street: ['a'.repeat(200), 'b'.repeat(55)] }, '"street" length must be equal or less than 255 characters.'],
  [{ firstname: ' ' }, '"firstname" is required. Enter and try again.'],
  [{ street: ['', ''] }, '"street" is required. Enter and try again.'],
  [
    { telephone: null, postcode: '' },
    '"telephone" is required. Enter and try again.|"postcode" is required. Enter and try again.',
  ],
  [{ postcode: '', country_code: 'GB' }, 'accepted'],
])('an address with %j: %s', (change, message) => {
  expect(refusalOf(() => readAddress({ ...input, ...change }))).toBe(message)
})

test('a missing address is refused for every required field, the country last', () => {
  expect(missingFields(undefined).map(({ values }) => values.field))
    .toEqual(['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'countryId'])
})
