import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { emailEntry } from '../auth/credentials-schema.ts'
import { newPasswordEntries } from '../auth/new-password.ts'
import { nameEntries } from '../auth/registration-schema.ts'
import type { CurrentPasswordMessage } from './current-password.ts'
import type { EmailChange, EmailMessage } from './email-form.tsx'
import type { NameChange } from './name-form.tsx'
import type { PasswordChange } from './password-form.tsx'

/** What the password that a customer has is made of is judged where one is chosen. */
export const currentPasswordEntry = v.pipe(v.string(), v.nonEmpty('required' satisfies CurrentPasswordMessage))

export const nameResolver: Resolver<NameChange> = valibotResolver(v.object(nameEntries))

/** @param former the address that the account has */
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
