import * as v from 'valibot'
import { emailEntry } from '../auth/credentials-schema.ts'
import { newPasswordEntries, type NewPassword } from './new-password.ts'

export interface Reset extends NewPassword {
  email: string
}

/** The schema for the current values. */
export function resetSchema(values: Reset): v.GenericSchema<Reset> {
  return v.object({ email: emailEntry, ...newPasswordEntries(values) })
}
