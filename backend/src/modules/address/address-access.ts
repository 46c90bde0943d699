import type { Context } from '../../context.ts'
import { refused } from '../../refusals/refusal.ts'
import { requireCustomer } from '../customer/identity.ts'
import { findAddress, type AddressRow } from './address.repository.ts'

/**
 * An address out of the caller's own book.
 * @throws graphql-authorization for a guest and for somebody else's address, graphql-no-such-entity for none
 */
export function requireOwnAddress(context: Context, id: number): AddressRow {
  const customer = requireCustomer(context)
  const address = findAddress(context.database, id)
  if (!address) throw refused('address.notFound', { id })
  if (address.customerId !== customer.id) throw refused('address.foreign', { id })
  return address
}
