import { StoreError } from '../../graphql/errors.ts'
import { hasSession, isAboutToken, refetchCustomer } from './session.ts'

/**
 * Whether the shop refused something because the session is over. Magento refuses a wrong password in the same way, and does not always
 * mention the token.
 */
export async function isSessionOver(error: unknown): Promise<boolean> {
  if (!(error instanceof StoreError) || !isAboutToken(error.reason)) return false
  if (hasSession()) await refetchCustomer().catch(() => undefined)
  return !hasSession()
}
