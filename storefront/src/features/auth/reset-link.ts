import * as v from 'valibot'
import { StoreError } from '../../graphql/errors.ts'
import { emailEntry } from './credentials-schema.ts'

interface ResetLink {
  readonly token: string | undefined
  /** Whose password it is about. Not every shop's mail says it. */
  readonly email: string | undefined
}

/** What the link in the mail says. */
export function readResetLink(search: string): ResetLink {
  const query = new URLSearchParams(search)
  const email = v.safeParse(emailEntry, query.get('email'))
  return { token: query.get('token')?.trim() || undefined, email: email.success ? email.output : undefined }
}

/** The link was used, is too old, or was never one for this account. */
export function isLinkRefused(error: unknown): boolean {
  return error instanceof StoreError && /password token is (mismatched|expired)|Cannot set the customer's password|resetPasswordToken/.test(error.message)
}
