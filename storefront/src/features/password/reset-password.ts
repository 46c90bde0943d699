import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { StoreError } from '../../graphql/errors.ts'
import { RequestPasswordResetEmailOperation, ResetPasswordOperation } from '../../graphql/generated/password.ts'
import { askNeutrally } from '../auth/ask-neutrally.ts'
import { getSession, refetchCustomer } from '../session/session.ts'

/**
 * Sets a new password with the link's token. This ends all sessions of the account, which may include the one in this browser.
 * @throws StoreError if the backend refuses, ServerError on an outage
 */
export async function resetPassword(token: string, { email, password }: { email: string; password: string }): Promise<void> {
  const { resetPassword: isReset } = await sendChecked(ResetPasswordOperation, { email, token, password })
  if (!isReset) throw new StoreError('The password was not set', 'invalid-input', { reason: 'linkRefused' })
  if (getSession().status === 'customer') await refetchCustomer().catch(() => undefined)
}

/** @throws like askNeutrally */
export const requestReset = (email: string): Promise<void> => askNeutrally(() => sendChecked(RequestPasswordResetEmailOperation, { email }))
