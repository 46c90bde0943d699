import * as v from 'valibot'
import { sendChecked } from '../../graphql/bot-check/send-checked.ts'
import { StoreError } from '../../graphql/errors.ts'
import { ResetPasswordOperation } from '../../graphql/generated/password.ts'
import { isUnanswered } from '../../graphql/is-unanswered.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { createStore } from '../../lib/visitor-store.ts'
import { isPassword } from '../auth/check-password.ts'
import { emailEntry } from '../auth/credentials-schema.ts'
import { emailOfLink, secretOfLink } from '../auth/mailed-link.ts'
import { getSession, refetchCustomer } from '../session/session.ts'
import { newPasswordEntries, type NewPassword } from './new-password.ts'

interface ResetLink {
  readonly token: string | undefined
  readonly email: string | undefined
}

/** Reads the query of the mailed link. */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search)
  return { token: secretOfLink(query, 'token'), email: emailOfLink(query) }
}

export interface Reset extends NewPassword {
  email: string
}

/** The schema for the current values. */
export function resetSchema(values: Reset): v.GenericSchema<Reset> {
  return v.object({ email: emailEntry, ...newPasswordEntries(values) })
}

/** The links that may be used up, because their answer was lost. */
const unanswered = createStore(() => new Set<string>())

/**
 * Sets a new password with the link's token. This ends all sessions of the account, which may include the one in this browser. After a
 * lost answer the password itself shows whether it was set: the link is then used up, and refused.
 * @throws StoreError if the backend refuses, ServerError on an outage
 */
export async function resetPassword(token: string, credentials: Pick<Reset, 'email' | 'password'>): Promise<void> {
  try {
    await sendReset(token, credentials)
  } catch (error) {
    if (isUnanswered(error)) unanswered.get().add(token)
    if (!unanswered.get().has(token) || !(await isPassword(credentials))) throw error
    logFailure('The password was set despite an error', error)
  }
  if (getSession().status === 'customer') await refetchCustomer().catch(() => undefined)
}

async function sendReset(token: string, { email, password }: Pick<Reset, 'email' | 'password'>): Promise<void> {
  const { resetPassword: isReset } = await sendChecked(ResetPasswordOperation, { email, token, password })
  if (!isReset) throw new StoreError('The password was not set', 'invalid-input', { reason: 'linkRefused' })
}

/** Keys of `login.createPassword`. `linkOrPassword`: the reason of the refusal is unknown. */
export type LinkProblem = 'notAuthorized' | 'linkOrPassword'

/** The problem with a link that was used, has expired, or belongs to another account. */
export function linkProblem(error: unknown): LinkProblem | undefined {
  if (!(error instanceof StoreError)) return undefined
  if (!error.refusal) return 'linkOrPassword'
  return error.refusal.reason === 'linkRefused' ? 'notAuthorized' : undefined
}
