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

/** The link was used, is too old, or was never one for this account. */
export function isLinkRefused(error: unknown): boolean {
  return error instanceof StoreError && /password token is (mismatched|expired)|Cannot set the customer's password|resetPasswordToken/.test(error.message)
}
