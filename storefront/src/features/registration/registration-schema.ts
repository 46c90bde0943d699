import * as v from 'valibot'
import { isPersonName } from '../../lib/person-name.ts'
import { type CredentialsMessage, emailEntry } from '../auth/credentials-schema.ts'
import { type NewPassword, newPasswordEntries, type NewPasswordMessage } from '../password/new-password.ts'

const MIN_NAME = 2
const MAX_NAME = 50

/** Keys of register.error. */
export type RegistrationMessage = CredentialsMessage | NewPasswordMessage | 'lettersOnly' | 'nameTooShort' | 'nameTooLong'

export interface Registration extends NewPassword {
  firstName: string
  lastName: string
  email: string
  statute: boolean
  personalData: boolean
  newsletter: boolean
}

const message = (key: RegistrationMessage): RegistrationMessage => key

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('required')),
  v.minLength(MIN_NAME, message('nameTooShort')),
  v.maxLength(MAX_NAME, message('nameTooLong')),
  v.check(isPersonName, message('lettersOnly')),
)

export const consentEntry = v.pipe(
  v.boolean(),
  v.check((isGiven) => isGiven, message('required')),
)

export const nameEntries = { firstName: name, lastName: name }

/** The schema for the current values. */
export function registrationSchema(values: Registration): v.GenericSchema<Registration> {
  return v.object({
    ...nameEntries,
    email: emailEntry,
    ...newPasswordEntries(values),
    statute: consentEntry,
    personalData: consentEntry,
    newsletter: v.boolean(),
  })
}
