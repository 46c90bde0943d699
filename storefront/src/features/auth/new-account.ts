import * as v from 'valibot'
import { newPasswordEntries, type NewPassword } from './new-password.ts'
import { consentEntry } from './registration-schema.ts'

/** What a form asks for that makes an account beside something else. */
export interface NewAccount extends NewPassword {
  statute: boolean
  personalData: boolean
}

type NewAccountOf = NewAccount & { readonly email: string }

/** The entries of such a form, as it is filled in. */
export const newAccountEntries = (values: NewAccountOf) => ({ ...newPasswordEntries(values), statute: consentEntry, personalData: consentEntry })

/** A form that asks for nothing else. */
export const newAccountSchema = (values: NewAccountOf): v.GenericSchema<NewAccount> => v.object(newAccountEntries(values))
