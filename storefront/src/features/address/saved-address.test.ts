import { expect, test } from 'vitest'
import { firstSavedId, sameSavedId, savedAddresses, savedValues } from './saved-address.ts'
import { home, work } from './saved-address.fixture.ts'

test('an entry that cannot be named is none', () => {
  expect(savedAddresses([home, null, { ...work, id: null }])).toEqual([home])
  expect(savedAddresses(undefined)).toEqual([])
})

test('an entry says what a form would', () => {
  expect(savedValues(home)).toEqual({
    firstName: 'Agata', lastName: 'Wierch', street: 'Kościeliska', number: '14a/3', postalCode: '34-500', city: 'Zakopane', countryCode: 'PL',
    regionId: '', phoneNumber: '600100200',
  })
})

test('the entry of an address is the one that says the same', () => {
  expect(sameSavedId([home, work], savedValues(work))).toBe('8')
  expect(sameSavedId([home, work], { ...savedValues(work), number: '1' })).toBe('')
})

test.each([
  ['the default of its use', [home, { ...work, default_shipping: true }], '8'],
  ['else the first', [home, work], '7'],
  ['of none, none', [], ''],
])('a choice begins with %s', (_what, addresses, id) => expect(firstSavedId(addresses, 'shipping')).toBe(id))
