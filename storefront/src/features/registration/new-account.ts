import * as v from 'valibot'
import { newPasswordEntries, type NewPassword } from '../password/new-password.ts'
import { consentEntry } from './registration-schema.ts'

/** The values of `NewAccountFields`. */
export interface NewAccount extends NewPassword {
  statute: boolean
  personalData: boolean
}

type NewAccountOf = NewAccount & { readonly email: string }

/** The schema's entries for the current values. */
export const newAccountEntries = (values: NewAccountOf) => ({ ...newPasswordEntries(values), statute: consentEntry, personalData: consentEntry })

/** For a form without other fields. */
export const newAccountSchema = (values: NewAccountOf): v.GenericSchema<NewAccount> => v.object(newAccountEntries(values))
