import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Resolver } from 'react-hook-form'
import * as v from 'valibot'
import { newPasswordEntries } from '../auth/new-password.ts'
import { currentPasswordEntry } from './current-password-entry.ts'
import type { PasswordChange } from './password-form.tsx'

/** @param email of the account */
export const passwordResolver = (email: string): Resolver<PasswordChange> => (values, ...rest) =>
  valibotResolver(v.object({ currentPassword: currentPasswordEntry, ...newPasswordEntries({ ...values, email }) }))(values, ...rest)
