import { logFailure } from '../../lib/log-failure.ts'
import { customerOf } from '../session/session-machine.ts'
import { getSession, hasSession, refetchCustomer } from '../session/session.ts'
import { isForCustomersOnly } from './change-wishes.ts'

/**
 * Runs a change of the customer's wishlist; 'guest' if nobody is, or no longer, logged in. Failures are logged.
 * @param onFailure called with the error
 */
export async function withCustomer<Result>(change: (email: string) => Promise<Result>, onFailure?: (error: unknown) => void): Promise<Result | 'guest' | 'failed'> {
  try {
    const customer = customerOf(getSession()) ?? (hasSession() ? await refetchCustomer() : undefined)
    return customer ? await change(customer.email ?? '') : 'guest'
  } catch (error) {
    if (isForCustomersOnly(error)) return 'guest'
    logFailure('The wishlist could not be changed', error)
    onFailure?.(error)
    return 'failed'
  }
}
