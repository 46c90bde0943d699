import { refusalOf } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import { passwordRefusal } from '../password/password-refusal.ts'
import type { Registration, RegistrationMessage } from './registration-schema.ts'

export interface RegistrationRefusal {
  readonly field: keyof Registration
  readonly message: RegistrationMessage | 'emailTaken'
}

const BY_REASON: Readonly<Partial<Record<Reason, RegistrationRefusal>>> = {
  emailTaken: { field: 'email', message: 'emailTaken' },
  emailWrong: { field: 'email', message: 'emailWrong' },
  emailMissing: { field: 'email', message: 'required' },
  firstNameWrong: { field: 'firstName', message: 'lettersOnly' },
  firstNameMissing: { field: 'firstName', message: 'required' },
  lastNameWrong: { field: 'lastName', message: 'lettersOnly' },
  lastNameMissing: { field: 'lastName', message: 'required' },
}

/** The field of a refused registration, if known. */
export function refusedField(error: unknown): RegistrationRefusal | undefined {
  const password = passwordRefusal(error)
  if (password) return { field: 'password', message: password }
  const refusal = refusalOf(error)
  return refusal && BY_REASON[refusal.reason]
}
