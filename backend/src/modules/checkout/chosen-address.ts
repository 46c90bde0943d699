import type { Context, Identity } from '../../graphql/context.ts'
import { MAX_ADDRESSES, requireOwnAddress } from '../address/address-book.ts'
import type { CartAddressInput } from '../../generated/resolvers.ts'
import { addressRules } from '../address/address-rules.ts'
import { type AddressFields, findAddresses, insertAddress } from '../address/address.repository.ts'
import { currentCustomer } from '../identity/identity.ts'
import { type CartAddress, readAddress } from './cart-address.ts'

export interface ChosenAddress extends CartAddress {
  readonly customerAddressId: number | null
}

/** A new address, or one from the customer's address book. */
export function chosenAddress(
  context: Context, input: CartAddressInput | null | undefined, savedId: number | null | undefined,
): ChosenAddress {
  if (!input) {
    const address = requireOwnAddress(context, savedId ?? 0)
    return { ...address, customerAddressId: address.id }
  }
  const { withRegion, countries } = addressRules(context)
  const address = readAddress(input, withRegion, countries)
  const customer = currentCustomer(context)
  if (customer && input.save_in_address_book !== false) saveInAddressBook(context, customer, address)
  return { ...address, customerAddressId: null }
}

/** Setting the same address again, as a repeated checkout does, adds no second entry. */
function saveInAddressBook({ database }: Context, { id }: Identity, address: AddressFields): void {
  const book = findAddresses(database, id)
  const known = book.some((entry) => (Object.keys(address) as (keyof AddressFields)[])
    .every((field) => entry[field] === address[field]))
  if (!known && book.length < MAX_ADDRESSES) insertAddress(database, id, address)
}
