import type { DatabaseSync } from 'node:sqlite'
import { setting } from '../store/settings.ts'
import { findCustomer } from '../customer/customer.repository.ts'
import { assignGuestOrders } from './order.repository.ts'

/**
 * A new account takes over what was ordered as a guest with its e-mail address; only once the address is proven to be
 * the customer's, or anybody could read a stranger's orders by registering with their address.
 */
export function adoptGuestOrders(database: DatabaseSync, customerId: number): void {
  const customer = findCustomer(database, customerId)
  const isProven = setting(database, 'customer/create_account/confirm') && customer?.isConfirmed === 1
  if (isProven) assignGuestOrders(database, customerId, customer.email)
}
