import { beforeEach, expect, test } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { atHome, atWork, inOregon } from './book-entry.fixture.ts'
import { entryInput } from './book-entry.ts'
import { addAddress, deleteAddress, restoreAddress } from './change-address-book.ts'

const input = entryInput(atWork)
const added = { data: { createCustomerAddress: { id: 8 } } }
const bookOf = (...addresses: readonly object[]) => ({ data: { customer: { firstname: 'Agata', lastname: 'Wierch', addresses }, countries: [] } })

beforeEach(startVisitor)

test('[ACC-03] an address is added once, however often it is said', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: added })
  await addAddress(input, [atHome])
  await addAddress({ ...input, default_billing: false }, [atHome, atWork])
  expect(operations()).toEqual(['CreateCustomerAddress'])
})

test('[ACC-03] an address that the book has becomes the default all the same', async () => {
  const { operations } = fakeShop({ UpdateCustomerAddress: { data: { updateCustomerAddress: { id: 8 } } } })
  await addAddress({ ...input, default_shipping: true }, [atHome, atWork])
  expect(operations()).toEqual(['UpdateCustomerAddress'])
})

test('[ACC-03] an address whose answer was lost is looked for before it is added again', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: new TypeError('offline'), AddressBook: bookOf(atHome, { ...atWork, default_billing: false }) })
  const plain = { ...input, default_billing: false }
  await expect(addAddress(plain, [atHome])).rejects.toThrow('cannot be reached')
  await addAddress(plain, [atHome])
  expect(operations()).toEqual(['CreateCustomerAddress', 'AddressBook'])
})

test('[ACC-03] one that was never added is', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: (call) => (call === 0 ? new TypeError('offline') : added), AddressBook: bookOf(atHome) })
  await expect(addAddress(input, [atHome])).rejects.toThrow('cannot be reached')
  await addAddress(input, [atHome])
  expect(operations()).toEqual(['CreateCustomerAddress', 'AddressBook', 'CreateCustomerAddress'])
})

test('[ACC-03] an address that was deleted is put back, also while the page still shows it among the others', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: added })
  await restoreAddress(inOregon, [atHome, inOregon])
  expect(operations()).toEqual(['CreateCustomerAddress'])
})

test('[ACC-03] one that is gone already is deleted', async () => {
  const gone = { errors: [{ message: 'gone', extensions: { category: 'graphql-no-such-entity', refusal: { reason: 'savedAddressGone' } } }] }
  fakeShop({ DeleteCustomerAddress: gone })
  await expect(deleteAddress(8)).resolves.toBeUndefined()
})

test.each([
  ['the shop refuses', { errors: [{ message: 'default', extensions: { category: 'graphql-input' } }] }],
  ['the shop says no', { data: { deleteCustomerAddress: false } }],
])('[ACC-03] a deletion fails where %s', async (_what, answer) => {
  fakeShop({ DeleteCustomerAddress: answer })
  await expect(deleteAddress(8)).rejects.toThrow(/default|did not delete/)
})
