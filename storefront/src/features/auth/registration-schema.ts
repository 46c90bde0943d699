import * as v from 'valibot'
import { isPersonName } from '../../lib/person-name.ts'
import { type CredentialsMessage, emailEntry } from './credentials-schema.ts'
import { newPasswordEntries, type NewPassword, type NewPasswordMessage } from './new-password.ts'

const SHORTEST_NAME = 2
const LONGEST_NAME = 50

/** What is wrong with a field: keys of register.error. */
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
  v.minLength(SHORTEST_NAME, message('nameTooShort')),
  v.maxLength(LONGEST_NAME, message('nameTooLong')),
  v.check(isPersonName, message('lettersOnly')),
)

export const consentEntry = v.pipe(
  v.boolean(),
  v.check((isGiven) => isGiven, message('required')),
)

export const nameEntries = { firstName: name, lastName: name }

/** The rules for a form as it is filled in. */
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
