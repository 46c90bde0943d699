import { beforeEach, expect, test } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { startVisitor } from '../../lib/visitor-store.ts'
import { addAddress, deleteAddress, restoreAddress } from './address-book.ts'
import { atHome, atWork, inOregon } from './book-entry.fixture.ts'
import { entryInput } from './book-entry.ts'

const input = entryInput(atWork)
const added = { data: { createCustomerAddress: { id: 8 } } }
const bookOf = (...addresses: readonly object[]) => ({ data: { customer: { firstname: 'Agata', lastname: 'Wierch', addresses }, countries: [] } })

beforeEach(startVisitor)

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

test('[ACC-03] looks for the address before a retry after a lost response', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: new TypeError('offline'), AddressBook: bookOf(atHome, { ...atWork, default_billing: false }) })
  const plain = { ...input, default_billing: false }
  await expect(addAddress(plain, [atHome])).rejects.toThrow('cannot be reached')
  await addAddress(plain, [atHome])
  expect(operations()).toEqual(['CreateCustomerAddress', 'AddressBook'])
})

test('[ACC-03] adds the address on a retry if the first request was lost', async () => {
  const { operations } = fakeShop({ CreateCustomerAddress: (call) => (call === 0 ? new TypeError('offline') : added), AddressBook: bookOf(atHome) })
  await expect(addAddress(input, [atHome])).rejects.toThrow('cannot be reached')
  await addAddress(input, [atHome])
  expect(operations()).toEqual(['CreateCustomerAddress', 'AddressBook', 'CreateCustomerAddress'])
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
