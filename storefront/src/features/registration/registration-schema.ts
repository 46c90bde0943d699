import * as v from 'valibot'
import { MAX_NAME_CHARACTERS, tidyName, wrongInName } from '../../lib/person-name.ts'
import { detailed } from '../../lib/rule-message.ts'
import { type CredentialsMessage, emailEntry } from '../auth/credentials-schema.ts'
import { type NewPassword, newPasswordEntries, type NewPasswordMessage } from '../password/new-password.ts'

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
  v.transform(tidyName),
  v.nonEmpty(message('required')),
  v.maxLength(MAX_NAME_CHARACTERS, message('nameTooLong')),
  v.rawCheck(({ dataset, addIssue }) => {
    const wrong = dataset.typed && dataset.value !== '' ? wrongInName(dataset.value, true) : undefined
    if (wrong) addIssue({ message: wrong === dataset.value ? message('nameTooShort') : detailed(message('lettersOnly'), wrong) })
  }),
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
