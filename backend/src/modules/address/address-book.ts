import { transaction } from '../../database/transaction.ts'
import type { CustomerAddressInput } from '../../generated/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { required } from '../../lib/required.ts'
import { requireActiveCustomer } from '../identity/customer-access.ts'
import { requireCustomer } from '../identity/identity.ts'
import { readChangedAddress, readNewAddress } from './address-input.ts'
import { addressRules } from './address-rules.ts'
import { type AddressRow, countAddresses, type DefaultKind, deleteAddress, findAddress, insertAddress, setDefaultAddress, updateAddress } from './address.repository.ts'

/** A limit, because the whole address book is read at once. */
export const MAX_ADDRESSES = 100

export function addToBook(context: Context, input: CustomerAddressInput): AddressRow {
  const { database } = context
  const customer = requireActiveCustomer(context)
  if (countAddresses(database, customer.id) >= MAX_ADDRESSES) throw refused('address.bookFull', { most: MAX_ADDRESSES })
  const fields = readNewAddress(input, addressRules(context))
  return transaction(database, () => {
    const id = insertAddress(database, customer.id, fields)
    chooseDefaults(context, required(findAddress(database, id), 'address'), input)
    return required(findAddress(database, id), 'address')
  })
}

export function changeInBook(context: Context, id: number, input: CustomerAddressInput | null | undefined): AddressRow {
  const { database } = context
  requireCustomer(context)
  if (!id) throw refused('address.idMissing')
  if (!input || Object.keys(input).length === 0) throw refused('address.inputMissing')
  requireActiveCustomer(context)
  return transaction(database, () => {
    const address = requireOwnAddress(context, id)
    updateAddress(database, id, readChangedAddress(input, address, addressRules(context)))
    chooseDefaults(context, address, input)
    return required(findAddress(database, id), 'address')
  })
}

export function removeFromBook(context: Context, id: number): boolean {
  const { database } = context
  requireActiveCustomer(context)
  return transaction(database, () => {
    const address = requireOwnAddress(context, id)
    if (isDefault(address, 'billing')) throw refused('address.defaultBilling', { id })
    if (isDefault(address, 'shipping')) throw refused('address.defaultShipping', { id })
    deleteAddress(database, id)
    return true
  })
}

/** True makes it the default and replaces the previous one; false unsets it. */
function chooseDefaults({ database }: Context, address: AddressRow, input: CustomerAddressInput): void {
  const defaults = [['billing', input.default_billing], ['shipping', input.default_shipping]] as const
  for (const [kind, isRequested] of defaults) {
    if (isRequested) setDefaultAddress(database, address.customerId, kind, address.id)
    else if (isRequested === false && isDefault(address, kind)) setDefaultAddress(database, address.customerId, kind, null)
  }
}

const isDefault = ({ isDefaultBilling, isDefaultShipping }: AddressRow, kind: DefaultKind): boolean =>
  (kind === 'billing' ? isDefaultBilling : isDefaultShipping) === 1

/**
 * An address of the customer's own address book.
 * @throws graphql-authorization for a guest and for another customer's address, graphql-no-such-entity for an unknown one
 */
export function requireOwnAddress(context: Context, id: number): AddressRow {
  const customer = requireCustomer(context)
  const address = findAddress(context.database, id)
  if (!address) throw refused('address.notFound', { id })
  if (address.customerId !== customer.id) throw refused('address.foreign', { id })
  return address
}
