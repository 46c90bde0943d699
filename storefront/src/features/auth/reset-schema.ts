import * as v from 'valibot'
import { emailEntry } from './credentials-schema.ts'
import { newPasswordEntries, type NewPassword } from './new-password.ts'

export interface Reset extends NewPassword {
  email: string
}

/** The rules for a form as it is filled in. */
export function resetSchema(values: Reset): v.GenericSchema<Reset> {
  return v.object({ email: emailEntry, ...newPasswordEntries(values) })
}
