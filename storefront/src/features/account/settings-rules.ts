import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { type CredentialsMessage, emailEntry } from '../auth/credentials-schema.ts'
import { type NewPassword, newPasswordEntries } from '../password/new-password.ts'
import { nameEntries, type Registration } from '../registration/registration-schema.ts'

export type NameChange = Pick<Registration, 'firstName' | 'lastName'>

export interface CurrentPassword {
  currentPassword: string
}

export interface EmailChange extends CurrentPassword {
  email: string
}

export interface PasswordChange extends CurrentPassword, NewPassword {}

/** Keys of dashboardAccount.error. */
export type CurrentPasswordMessage = 'required' | 'passwordIncorrect'
export type EmailMessage = CredentialsMessage | 'emailTaken' | 'emailSame'

/** No further rule: the account may have a password that the present rules for new ones would reject. */
const currentPasswordEntry = v.pipe(v.string(), v.nonEmpty('required' satisfies CurrentPasswordMessage))

export const currentPasswordResolver: Resolver<CurrentPassword> = valibotResolver(v.object({ currentPassword: currentPasswordEntry }))

/**
 * A name that the customer has not touched is not refused: the backend has it.
 * @param current the account's name
 */
export const nameResolver = (current: NameChange): Resolver<NameChange> => (values, ...rest) => valibotResolver(v.object(entriesFor(values, current)))(values, ...rest)

const entriesFor = (values: NameChange, current: NameChange) => {
  const entry = (name: keyof NameChange) => (values[name] === current[name] ? v.fallback(nameEntries[name], current[name]) : nameEntries[name])
  return { firstName: entry('firstName'), lastName: entry('lastName') }
}

/** @param current the account's e-mail address */
export const emailResolver = (current: string): Resolver<EmailChange> =>
  valibotResolver(
    v.object({
      email: v.pipe(emailEntry, v.check((email) => email !== current, 'emailSame' satisfies EmailMessage)),
      currentPassword: currentPasswordEntry,
    }),
  )

/** @param email the account's e-mail address, which cannot be its password */
export const passwordResolver = (email: string): Resolver<PasswordChange> => (values, ...rest) =>
  valibotResolver(v.object({ currentPassword: currentPasswordEntry, ...newPasswordEntries({ ...values, email }) }))(values, ...rest)
