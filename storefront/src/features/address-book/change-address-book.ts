import { send } from '../../graphql/browser.ts'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import { CreateCustomerAddressOperation, DeleteCustomerAddressOperation, UpdateCustomerAddressOperation } from '../../graphql/generated/address-book.ts'
import type { CustomerAddressInput } from '../../graphql/generated/types.ts'
import { createStore } from '../../lib/visitor-store.ts'
import { type BookEntry, type DefaultUse, entryInput, findSame } from './book-entry.ts'
import { loadAddressBook } from './load-address-book.ts'

/** Whether the last answer was lost: the address may have been added. */
const unconfirmed = createStore(() => false)

/** @throws StoreError, ServerError */
export async function changeAddress(id: number, customerAddress: CustomerAddressInput): Promise<void> {
  await send(UpdateCustomerAddressOperation, { id, customerAddress })
}

export const makeDefault = (id: number, use: DefaultUse): Promise<void> =>
  changeAddress(id, use === 'shipping' ? { default_shipping: true } : { default_billing: true })

/**
 * Adds an address, once: what the book already says is not said again. After a failure, the shop is asked what it says by now.
 * @param entries as far as they are known
 * @throws StoreError, ServerError
 */
export async function addAddress(customerAddress: CustomerAddressInput, entries: readonly BookEntry[]): Promise<void> {
  const same = findSame(unconfirmed.get() ? (await loadAddressBook()).entries : entries, customerAddress)
  unconfirmed.reset()
  if (same) return adoptDefaults(same.id, customerAddress)
  try {
    await send(CreateCustomerAddressOperation, { customerAddress })
  } catch (error) {
    unconfirmed.set(error instanceof ServerError)
    throw error
  }
}

/**
 * Adds an address that was deleted once more.
 * @param entries in which it may still stand, as far as they are known
 * @throws StoreError, ServerError
 */
export const restoreAddress = (deleted: BookEntry, entries: readonly BookEntry[]): Promise<void> =>
  addAddress(entryInput(deleted), entries.filter(({ id }) => id !== deleted.id))

async function adoptDefaults(id: number, { default_shipping: isShipping, default_billing: isBilling }: CustomerAddressInput): Promise<void> {
  if (isShipping || isBilling) await changeAddress(id, { ...(isShipping && { default_shipping: true }), ...(isBilling && { default_billing: true }) })
}

/**
 * One that is gone already need not be deleted.
 * @throws StoreError, ServerError
 */
export async function deleteAddress(id: number): Promise<void> {
  try {
    const { deleteCustomerAddress } = await send(DeleteCustomerAddressOperation, { id })
    if (deleteCustomerAddress !== true) throw new ServerError(DeleteCustomerAddressOperation.name, 'the shop did not delete it')
  } catch (error) {
    if (refusalOf(error)?.reason !== 'savedAddressGone') throw error
  }
}
