import { describe, expect, test } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { addAddress, changeAddress, deleteAddress, makeDefault, restoreAddress } from './address-book.ts'
import { atHome, atWork, inOregon } from './book-entry.fixture.ts'
import { entryInput } from './book-entry.ts'

const input = entryInput(atWork)
const added = { data: { createCustomerAddress: { id: 8 } } }
const bookOf = (...addresses: readonly object[]) => ({ data: { customer: { firstname: 'Agata', lastname: 'Wierch', addresses }, countries: [] } })

newVisitorForEach()

test('[ACC-03] adds an address only once if it is submitted twice', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: added })
  await addAddress(input, [atHome])
  await addAddress({ ...input, default_billing: false }, [atHome, atWork])
  expect(operations()).toEqual(['CreateCustomerAddress'])
})

test('[ACC-03] makes an address that the book already has the default', async () => {
  const { operations } = fakeShop({ UpdateCustomerAddress: { data: { updateCustomerAddress: { id: 8 } } } })
  await addAddress({ ...input, default_shipping: true }, [atHome, atWork])
  expect(operations()).toEqual(['UpdateCustomerAddress'])
})

describe('[ACC-03] after a lost response', () => {
  const offline = new TypeError('offline')

  test('an address that is in the book has been added', async () => {
    const { operations } = fakeShop({ CreateCustomerAddress: offline, AddressBook: bookOf(atHome, atWork) })
    await addAddress(input, [atHome])
    expect(operations()).toEqual(['CreateCustomerAddress', 'AddressBook'])
  })

  test('a retry looks for the address first', async () => {
    const plain = { ...input, default_billing: false }
    const { operations } = fakeShop({ CreateCustomerAddress: offline, AddressBook: (call) => (call === 0 ? offline : bookOf(atHome, { ...atWork, default_billing: false })) })
    await expect(addAddress(plain, [atHome])).rejects.toThrow('cannot be reached')
    await addAddress(plain, [atHome])
    expect(operations()).toEqual(['CreateCustomerAddress', 'AddressBook', 'AddressBook'])
  })

  test.each<[string, SavedAddress, boolean]>([
    ['with the new city', { ...atHome, city: 'Poronin' }, true],
    ['with the former city', atHome, false],
  ])('an entry %s tells whether it was changed', async (_what, entry, isChanged) => {
    fakeShop({ UpdateCustomerAddress: offline, AddressBook: bookOf(entry) })
    expect(await changeAddress(atHome.id!, { ...entryInput(atHome), city: 'Poronin' }).then(() => true, () => false)).toBe(isChanged)
  })

  test.each([true, false])('an entry whose default is %s tells whether it became one', async (isDefault) => {
    fakeShop({ UpdateCustomerAddress: offline, AddressBook: bookOf({ ...inOregon, default_shipping: isDefault }) })
    expect(await makeDefault(inOregon.id!, 'shipping').then(() => true, () => false)).toBe(isDefault)
  })

  test.each<[string, readonly object[], boolean]>([
    ['without the entry', [atHome], true],
    ['with the entry', [atHome, atWork], false],
  ])('a book %s tells whether it was deleted', async (_what, entries, isDeleted) => {
    fakeShop({ DeleteCustomerAddress: offline, AddressBook: bookOf(...entries) })
    expect(await deleteAddress(atWork.id!).then(() => true, () => false)).toBe(isDeleted)
  })
})

test('[ACC-03] adds the address on a retry if the first request was lost', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: (call) => (call === 0 ? new TypeError('offline') : added), AddressBook: bookOf(atHome) })
  await expect(addAddress(input, [atHome])).rejects.toThrow('cannot be reached')
  await addAddress(input, [atHome])
  expect(operations()).toEqual(['CreateCustomerAddress', 'AddressBook', 'AddressBook', 'CreateCustomerAddress'])
})

test('[ACC-03] restores a deleted address even while the loaded entries still include it', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: added })
  await restoreAddress(inOregon, [atHome, inOregon])
  expect(operations()).toEqual(['CreateCustomerAddress'])
})

test('[ACC-03] treats an address that is already gone as deleted', async () => {
  const gone = { errors: [{ message: 'gone', extensions: { category: 'graphql-no-such-entity', refusal: { reason: 'savedAddressGone' } } }] }
  fakeShop({ DeleteCustomerAddress: gone })
  await expect(deleteAddress(8)).resolves.toBeUndefined()
})

test.each([
  ['the shop refuses', { errors: [{ message: 'default', extensions: { category: 'graphql-input' } }] }],
  ['the shop returns false', { data: { deleteCustomerAddress: false } }],
])('[ACC-03] reports that the deletion failed if %s', async (_title, answer) => {
  fakeShop({ DeleteCustomerAddress: answer })
  await expect(deleteAddress(8)).rejects.toThrow(/default|did not delete/)
})
