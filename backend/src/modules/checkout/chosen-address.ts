import type { Context } from '../../context.ts'
import { noSuchEntity, notAuthorized } from '../../errors.ts'
import type { CartAddressInput } from '../../generated/resolvers.ts'
import { findAddress, findAddresses, insertAddress, type AddressFields } from '../address/address.repository.ts'
import { requireCustomer, type Identity } from '../customer/identity.ts'
import { setting } from '../store/settings.ts'
import { readAddress, type CartAddress } from './cart-address.ts'

export interface ChosenAddress extends CartAddress {
  readonly customerAddressId: number | null
}

/** An address that was written, or one of the customer's own address book. */
export function chosenAddress(
  context: Context, input: CartAddressInput | null | undefined, savedId: number | null | undefined,
): ChosenAddress {
  if (!input) return savedAddress(context, savedId ?? 0)
  const regionRequired = setting(context.database, 'general/region/state_required', context.store.id).split(',')
  const address = readAddress(input, regionRequired)
  if (context.customer && input.save_in_address_book !== false) keepInAddressBook(context, context.customer, address)
  return { ...address, customerAddressId: null }
}

function savedAddress(context: Context, id: number): ChosenAddress {
  const customer = requireCustomer(context)
  const address = findAddress(context.database, id)
  if (!address) throw noSuchEntity(`Could not find a address with ID "${id}"`)
  if (address.customerId !== customer.id) {
    throw notAuthorized(`Current customer does not have permission to address with ID "${id}"`)
  }
  return { ...address, customerAddressId: id }
}

/** Setting the same address twice, as a checkout does that is gone through again, makes no second entry. */
function keepInAddressBook({ database }: Context, { id }: Identity, address: AddressFields): void {
  const known = findAddresses(database, id).some((entry) => (Object.keys(address) as (keyof AddressFields)[])
    .every((field) => entry[field] === address[field]))
  if (!known) insertAddress(database, id, address)
}
