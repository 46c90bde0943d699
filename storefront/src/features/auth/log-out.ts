import { send } from '../../graphql/browser.ts'
import { RevokeCustomerTokenOperation } from '../../graphql/generated/login.ts'
import { forgetAllOfSession } from '../../lib/session-store.ts'
import { tellTabs } from '../../lib/tab-messages.ts'
import { dispatch, hasSession, refetchCustomer } from '../session/session.ts'
import { LOGOUT } from './logout-message.ts'
import { putAway, readThings } from './put-away.ts'

/**
 * The shop ends the customer's sessions everywhere; nothing of the customer stays in this browser.
 * @throws StoreError, ServerError; the visitor is then still logged in
 */
export const logOut = (): Promise<void> => endSession(revokeToken)

/**
 * Nothing of the customer stays in this browser.
 * @param end has the shop end the session; if it throws, the visitor is still logged in
 */
export async function endSession(end: () => Promise<void>): Promise<void> {
  const things = readThings()
  dispatch({ type: 'logout' })
  try {
    await end()
  } catch (error) {
    dispatch({ type: 'logout-failed' })
    // It may have run out on the way.
    if (!hasSession()) dispatch({ type: 'lost' })
    throw error
  }
  await putAway(things)
  forgetAllOfSession()
  tellTabs(LOGOUT, null)
  // It says who is logged in, and now it has to say: nobody. An outage at this moment changes nothing in that.
  await refetchCustomer().catch(() => undefined)
  dispatch({ type: 'logged-out' })
}

async function revokeToken(): Promise<void> {
  try {
    const { revokeCustomerToken } = await send(RevokeCustomerTokenOperation, {})
    if (revokeCustomerToken?.result !== true) throw new Error('The shop did not end the session')
  } catch (error) {
    // A token that the shop no longer takes is gone without being revoked.
    if (hasSession()) throw error
  }
}
