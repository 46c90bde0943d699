import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { getSession, refetchCustomer } from '../session/session.ts'
import { customerOf } from '../session/customer-of.ts'

/**
 * After a change of the account, every part of the page hears who the customer is now.
 * @returns nobody where the change has ended the session; while the shop does not answer, the customer as they were
 */
export async function refreshCustomer(): Promise<CustomerFragment | undefined> {
  try {
    return await refetchCustomer()
  } catch (error) {
    logFailure('The customer could not be asked for', error)
    return customerOf(getSession())
  }
}
