import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { type CredentialsMessage, emailEntry } from '../auth/credentials-schema.ts'
import { type NewPassword, newPasswordEntries } from '../password/new-password.ts'
import { nameEntries, type Registration } from '../registration/registration-schema.ts'
import type { CurrentPassword, CurrentPasswordMessage } from './current-password.ts'

export type NameChange = Pick<Registration, 'firstName' | 'lastName'>

export interface EmailChange extends CurrentPassword {
  email: string
}

export interface PasswordChange extends CurrentPassword, NewPassword {}

/** What is wrong with a new e-mail address: keys of dashboardAccount.error. */
export type EmailMessage = CredentialsMessage | 'emailTaken' | 'emailSame'

/** An account may have a password that a new one may not be. */
const currentPasswordEntry = v.pipe(v.string(), v.nonEmpty('required' satisfies CurrentPasswordMessage))

export const currentPasswordResolver: Resolver<CurrentPassword> = valibotResolver(v.object({ currentPassword: currentPasswordEntry }))

export const nameResolver: Resolver<NameChange> = valibotResolver(v.object(nameEntries))

/** @param former the account's address so far */
export const emailResolver = (former: string): Resolver<EmailChange> =>
  valibotResolver(
    v.object({
      email: v.pipe(emailEntry, v.check((email) => email !== former, 'emailSame' satisfies EmailMessage)),
      currentPassword: currentPasswordEntry,
    }),
  )

/** @param email of the account */
export const passwordResolver = (email: string): Resolver<PasswordChange> => (values, ...rest) =>
  valibotResolver(v.object({ currentPassword: currentPasswordEntry, ...newPasswordEntries({ ...values, email }) }))(values, ...rest)
