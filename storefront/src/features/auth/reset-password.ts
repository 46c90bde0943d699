import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { StoreError } from '../../graphql/errors.ts'
import { ResetPasswordOperation } from '../../graphql/generated/password.ts'
import { getSession, refetchCustomer } from '../session/session.ts'

/**
 * Sets a new password by the link's token. That ends the sessions of its account: one in this browser may be among them.
 * @throws StoreError when the shop refuses, ServerError when it does not answer
 */
export async function resetPassword(token: string, { email, password }: { email: string; password: string }): Promise<void> {
  const { resetPassword: isReset } = await sendChecked(ResetPasswordOperation, { email, token, password })
  if (!isReset) throw new StoreError('The password was not set', 'invalid-input', { reason: 'linkRefused' })
  if (getSession().status === 'customer') await refetchCustomer().catch(() => undefined)
}
