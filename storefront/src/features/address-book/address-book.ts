import { send } from '../../graphql/browser.ts'
import { refusalOf, ServerError } from '../../graphql/errors.ts'
import { AddressBookOperation, CreateCustomerAddressOperation, DeleteCustomerAddressOperation, UpdateCustomerAddressOperation } from '../../graphql/generated/address-book.ts'
import type { CustomerAddressInput } from '../../graphql/generated/types.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { createStore } from '../../lib/visitor-store.ts'
import { knownCountries, rememberCountries } from '../address/countries.ts'
import { sendFitted } from '../address/line-limit.ts'
import { type SavedAddress, savedAddresses } from '../address/saved-address.ts'
import { type DefaultUse, entryInput, findSame, hasValues } from './book-entry.ts'

export interface AddressBook {
  readonly firstname: string | null
  readonly lastname: string | null
  readonly entries: readonly SavedAddress[]
}

/**
 * Loads the entries, and the form's countries unless they are already loaded.
 * @throws StoreError, ServerError
 */
export async function loadAddressBook(): Promise<AddressBook> {
  const locale = document.documentElement.lang
  const variables = { withCountries: !knownCountries(locale) }
  const { customer, countries } = await send(AddressBookOperation, variables, { dispensable: ['countries'] })
  if (countries) rememberCountries(locale, countries)
  if (!customer) throw new ServerError(AddressBookOperation.name, 'the response has no customer')
  return { firstname: customer.firstname, lastname: customer.lastname, entries: savedAddresses(customer.addresses) }
}

/** @throws StoreError, ServerError */
export async function changeAddress(id: number, customerAddress: CustomerAddressInput): Promise<void> {
  try {
    await sendFitted(customerAddress, (address) => send(UpdateCustomerAddressOperation, { id, customerAddress: address }))
  } catch (error) {
    if (!(await isDone(error, (entries) => entries.some((entry) => entry.id === id && hasValues(entry, customerAddress))))) throw error
  }
}

export const makeDefault = (id: number, use: DefaultUse): Promise<void> =>
  changeAddress(id, use === 'shipping' ? { default_shipping: true } : { default_billing: true })

/** Whether the last response was lost and the book did not show the outcome: the address may still be added. */
const unconfirmed = createStore(() => false)

/**
 * Adds an address unless the book has it already. After a lost response the book shows whether it was added, then or before a retry.
 * @param entries the entries loaded so far
 * @throws StoreError, ServerError
 */
export async function addAddress(customerAddress: CustomerAddressInput, entries: readonly SavedAddress[]): Promise<void> {
  const same = findSame(unconfirmed.get() ? (await loadAddressBook()).entries : entries, customerAddress)
  unconfirmed.reset()
  if (same) return addDefaults(same.id, customerAddress)
  try {
    await sendFitted(customerAddress, (address) => send(CreateCustomerAddressOperation, { customerAddress: address }))
  } catch (error) {
    if (await isDone(error, (entries) => findSame(entries, customerAddress) !== undefined)) return
    unconfirmed.set(isUnanswered(error))
    throw error
  }
}

/**
 * Adds a deleted address again.
 * @param entries the entries loaded so far, which may still include it
 * @throws StoreError, ServerError
 */
export const restoreAddress = (deleted: SavedAddress, entries: readonly SavedAddress[]): Promise<void> =>
  addAddress(entryInput(deleted), entries.filter(({ id }) => id !== deleted.id))

async function addDefaults(id: number, { default_shipping: isShipping, default_billing: isBilling }: CustomerAddressInput): Promise<void> {
  if (isShipping || isBilling) await changeAddress(id, { ...(isShipping && { default_shipping: true }), ...(isBilling && { default_billing: true }) })
}

/**
 * Succeeds if the address is already gone.
 * @throws StoreError, ServerError
 */
export async function deleteAddress(id: number): Promise<void> {
  try {
    const { deleteCustomerAddress } = await send(DeleteCustomerAddressOperation, { id })
    if (deleteCustomerAddress !== true) throw new ServerError(DeleteCustomerAddressOperation.name, 'the shop did not delete the address')
  } catch (error) {
    if (refusalOf(error)?.reason === 'savedAddressGone') return
    if (!(await isDone(error, (entries) => entries.every((entry) => entry.id !== id)))) throw error
  }
}

/** Whether only the response was lost: the book then shows the change. */
async function isDone(error: unknown, showsChange: (entries: readonly SavedAddress[]) => boolean): Promise<boolean> {
  const book = isUnanswered(error) ? await loadAddressBook().catch(() => undefined) : undefined
  if (!book || !showsChange(book.entries)) return false
  logFailure('The address book was changed despite an error', error)
  return true
}
