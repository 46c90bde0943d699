import { send } from '../../graphql/browser.ts'
import { RevokeCustomerTokenOperation } from '../../graphql/generated/login.ts'
import { clearDevice } from '../../lib/clear-device.ts'
import { clearSession } from '../../lib/session-storage.ts'
import { notifyTabs } from '../../lib/tabs.ts'
import { dispatch, hasSession, refetchCustomer } from '../session/session.ts'
import { clearCustomerData, LOGOUT, readCustomerData } from './clear-customer-data.ts'

/**
 * Ends the customer's sessions on all devices and clears the customer's data in this browser.
 * @throws StoreError, ServerError; the visitor is then still logged in
 */
export const logOut = (): Promise<void> => endSession(revokeToken)

/**
 * Clears the customer's data in this browser.
 * @param end ends the session at the backend; if it throws, the visitor is still logged in
 */
export async function endSession(end: () => Promise<void>): Promise<void> {
  const data = readCustomerData()
  dispatch({ type: 'logout' })
  try {
    await end()
  } catch (error) {
    dispatch({ type: 'logout-failed' })
    // The session may have expired meanwhile.
    if (!hasSession()) dispatch({ type: 'lost' })
    throw error
  }
  clearDevice(true)
  await clearCustomerData(data)
  clearSession()
  notifyTabs(LOGOUT, null)
  // The customer query must no longer return a customer. An outage here does not undo the logout.
  await refetchCustomer().catch(() => undefined)
  dispatch({ type: 'logged-out' })
}

async function revokeToken(): Promise<void> {
  try {
    const { revokeCustomerToken } = await send(RevokeCustomerTokenOperation, {})
    if (revokeCustomerToken?.result !== true) throw new Error('The shop did not end the session')
  } catch (error) {
    // An expired token needs no revocation.
    if (hasSession()) throw error
  }
}
