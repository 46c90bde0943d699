import * as v from 'valibot'
import { emailEntry } from './credentials-schema.ts'

/** The account's e-mail address, if the shop's mail template adds it to the link. */
export function emailOfLink(query: URLSearchParams): string | undefined {
  const email = v.safeParse(emailEntry, query.get('email'))
  return email.success ? email.output : undefined
}

/** The secret in a mailed link, which proves that the mail was received. */
export const secretOfLink = (query: URLSearchParams, parameter: 'token' | 'key'): string | undefined => query.get(parameter)?.trim() || undefined
