import type { CustomerFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { customerOf } from '../session/session-machine.ts'
import { getSession, refetchCustomer } from '../session/session.ts'

/**
 * Refetches the customer after a change to the account and updates the session.
 * @returns undefined if the change ended the session; the customer as last known while the shop does not answer
 */
export async function refreshCustomer(): Promise<CustomerFragment | undefined> {
  try {
    return await refetchCustomer()
  } catch (error) {
    logFailure('The customer could not be refetched', error)
    return customerOf(getSession())
  }
}
