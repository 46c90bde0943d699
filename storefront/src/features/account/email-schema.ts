import * as v from 'valibot'
import { type CredentialsMessage, emailEntry } from '../auth/credentials-schema.ts'
import { type CurrentPassword, currentPasswordEntry } from './current-password.ts'

export interface EmailChange extends CurrentPassword {
  email: string
}

/** What is wrong with a new address: keys of dashboardAccount.error. */
export type EmailMessage = CredentialsMessage | 'emailTaken' | 'emailSame'

/** @param former the address that the account has */
export const emailSchema = (former: string) =>
  v.object({
    email: v.pipe(emailEntry, v.check((email) => email !== former, 'emailSame' satisfies EmailMessage)),
    currentPassword: currentPasswordEntry,
  })
