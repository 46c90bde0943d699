import * as v from 'valibot'
import { emailEntry } from './credentials-schema.ts'

/** Whose account a link in a mail is about. Not every shop's mail says it. */
export function emailOfLink(query: URLSearchParams): string | undefined {
  const email = v.safeParse(emailEntry, query.get('email'))
  return email.success ? email.output : undefined
}

/** What proves that the mail has arrived: its parameter is a `token` or a `key`. */
export const secretOfLink = (query: URLSearchParams, parameter: 'token' | 'key'): string | undefined => query.get(parameter)?.trim() || undefined
