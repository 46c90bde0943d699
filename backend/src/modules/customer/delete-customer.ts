import type { Context } from '../../context.ts'
import { transaction } from '../../database/transaction.ts'
import { requireActiveCustomer } from './customer-access.ts'
import { deleteCustomerData } from './deletion.repository.ts'

/** Everything personal goes; placed orders stay, as the shop must keep them, and belong to nobody. */
export function deleteCustomer(context: Context): boolean {
  const { database } = context
  transaction(database, () => deleteCustomerData(database, requireActiveCustomer(context)))
  return true
}
