import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { setting } from '../store/settings.ts'
import { findCustomer, type CustomerRow } from './customer.repository.ts'
import { notSignedIn } from './identity.ts'
import { isLocked } from './lockout.ts'

/**
 * The request's customer, whose account must be active.
 * @throws graphql-authorization for a guest, graphql-authentication for a locked or unconfirmed account
 */
export function requireActiveCustomer(context: Context): CustomerRow {
  // Undefined, too, if the account was deleted during this request.
  const customer = context.customer && findCustomer(context.database, context.customer.id)
  if (!customer) throw notSignedIn()
  if (isLocked(customer, context.now)) throw refused('customer.locked')
  requireConfirmed(context, customer)
  return customer
}

/** @throws graphql-authentication */
export function requireConfirmed(context: Context, customer: Pick<CustomerRow, 'isConfirmed'>): void {
  if (!isOpen(context, customer)) throw refused('customer.unconfirmed')
}

/** Whether the account is confirmed or the shop does not require confirmation. */
export const isOpen = ({ database }: Context, { isConfirmed }: { readonly isConfirmed: number | boolean }): boolean =>
  Boolean(isConfirmed) || !setting(database, 'customer/create_account/confirm')
