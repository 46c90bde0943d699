import { expect, test } from 'vitest'
import { home, work } from './saved-address.fixture.ts'
import { firstSavedId, sameSavedId, savedAddresses, savedValues } from './saved-address.ts'

test('skips a saved address without an id', () => {
  expect(savedAddresses([home, null, { ...work, id: null }])).toEqual([home])
  expect(savedAddresses(undefined)).toEqual([])
})

test('reads a saved address into form values', () => {
  expect(savedValues(home)).toEqual({
    firstName: 'Agata', lastName: 'Wierch', street: 'Kościeliska', number: '14a/3', postalCode: '34-500', city: 'Zakopane', countryCode: 'PL',
    regionId: '', region: '', phoneNumber: '600100200', lines: ['Kościeliska', '14a/3'],
  })
})

test('finds the saved address with the same values', () => {
  expect(sameSavedId([home, work], savedValues(work))).toBe('8')
  expect(sameSavedId([home, work], { ...savedValues(work), number: '1' })).toBe('')
})

test.each([
  ['the default address', [home, { ...work, default_shipping: true }], '8'],
  ['the first address without a default', [home, work], '7'],
  ['none without saved addresses', [], ''],
])('preselects %s', (_title, addresses, id) => expect(firstSavedId(addresses, 'shipping')).toBe(id))
