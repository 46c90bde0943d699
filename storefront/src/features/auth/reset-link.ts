import { StoreError } from '../../graphql/errors.ts'
import { emailOfLink, secretOfLink } from './mailed-link.ts'

interface ResetLink {
  readonly token: string | undefined
  readonly email: string | undefined
}

/** What the link in the mail says. */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search)
  return { token: secretOfLink(query, 'token'), email: emailOfLink(query) }
}

/** Keys of `login.createPassword`. `linkOrPassword`: the shop refuses in words that nobody knows. */
export type LinkProblem = 'notAuthorized' | 'linkOrPassword'

/** Whether the link was used, is too old, or was never one for this account. */
export function linkProblem(error: unknown): LinkProblem | undefined {
  if (!(error instanceof StoreError)) return undefined
  if (!error.refusal) return 'linkOrPassword'
  return error.refusal.reason === 'linkRefused' ? 'notAuthorized' : undefined
}
