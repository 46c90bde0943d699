import { expect, test } from 'vitest'
import { reasonOfError } from './add-reasons.ts'

const thrown = (field: string, message: string, variables: object, category?: string) =>
  reasonOfError({ message, path: [field], ...(category && { extensions: { category } }) }, { field, variables: { ...variables } })

const refusalOf = (message: string, customerAddress: object) => thrown('updateCustomerAddress', message, { id: 7, customerAddress }, 'graphql-input')

test.each([
  ['Required parameters are missing: postcode, lastname', { reason: 'fieldMissing', field: 'postcode' }],
  ['Es fehlen: country_id', { reason: 'fieldMissing', field: 'countryId' }],
  ['Invalid value of "XX" provided for the countryId field.', { reason: 'countryWrong' }],
  ['Nieprawidłowa wartość "XX" przewidziana polu %fieldname.', { reason: 'countryWrong' }],
  ['Ungültiger Wert „XX“.', { reason: 'countryWrong' }],
  ['A region_id is required for the specified country code', { reason: 'regionMissing' }],
  ['Eine region_id wird benötigt.', { reason: 'regionMissing' }],
  ['"Street Address" cannot contain more than 2 lines.', { reason: 'streetLines', count: 2 }],
  ['Der Kunde ist gesperrt: leider.', undefined],
])('[ACC-03] the address book refuses: %s', (message, refusal) => expect(refusalOf(message, { country_code: 'XX' })).toEqual(refusal))

test('[ACC-03] a region that was sent is reported as wrong rather than missing, in any language', () => {
  expect(refusalOf('Die region_id passt nicht zum Land.', { country_code: 'US', region: { region_id: 7 } })).toEqual({ reason: 'regionWrong' })
})

test.each(['updateCustomerAddress', 'deleteCustomerAddress'])('[ACC-03] an address that %s does not find is reported as gone, in any language', (field) => {
  expect(thrown(field, 'Nicht gefunden.', { id: 7 })).toEqual({ reason: 'savedAddressGone' })
  expect(thrown(field, 'Nicht gefunden.', { id: 7 }, 'graphql-no-such-entity')).toEqual({ reason: 'savedAddressGone' })
  expect(thrown(field, 'Nicht erlaubt.', { id: 7 }, 'graphql-authorization')).toBeUndefined()
})
