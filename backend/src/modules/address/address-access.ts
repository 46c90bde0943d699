import type { Context } from '../../context.ts'
import { noSuchEntity, notAuthorized } from '../../errors.ts'
import { requireCustomer } from '../customer/identity.ts'
import { findAddress, type AddressRow } from './address.repository.ts'

/**
 * An address out of the caller's own book.
 * @throws graphql-authorization for a guest and for somebody else's address, graphql-no-such-entity for none
 */
export function requireOwnAddress(context: Context, id: number): AddressRow {
  const customer = requireCustomer(context)
  const address = findAddress(context.database, id)
  if (!address) throw noSuchEntity(`Could not find a address with ID "${id}"`)
  if (address.customerId !== customer.id) throw notAuthorized(`Current customer does not have permission to address with ID "${id}"`)
  return address
}
