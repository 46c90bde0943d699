import { StoreError } from '../../graphql/errors.ts'
import { emailOfLink, secretOfLink } from '../auth/mailed-link.ts'

interface ResetLink {
  readonly token: string | undefined
  readonly email: string | undefined
}

/** Reads the link's query. */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search)
  return { token: secretOfLink(query, 'token'), email: emailOfLink(query) }
}

/** Keys of `login.createPassword`. `linkOrPassword`: the reason of the refusal is unknown. */
export type LinkProblem = 'notAuthorized' | 'linkOrPassword'

/** The problem with a link that was used, has expired, or is not of this account. */
export function linkProblem(error: unknown): LinkProblem | undefined {
  if (!(error instanceof StoreError)) return undefined
  if (!error.refusal) return 'linkOrPassword'
  return error.refusal.reason === 'linkRefused' ? 'notAuthorized' : undefined
}
