import { StoreError } from '../../graphql/errors.ts'
import { passwordRefusal } from './auth-problem.ts'
import type { Registration, RegistrationMessage } from './registration-schema.ts'

export interface RegistrationRefusal {
  readonly field: keyof Registration
  readonly message: RegistrationMessage | 'emailTaken'
}

const BY_WORDS: readonly (readonly [RegExp, RegistrationRefusal])[] = [
  [/same email address already exists/i, { field: 'email', message: 'emailTaken' }],
  [/is not a valid email address/i, { field: 'email', message: 'emailWrong' }],
  [/First Name is not valid/i, { field: 'firstName', message: 'lettersOnly' }],
  [/Last Name is not valid/i, { field: 'lastName', message: 'lettersOnly' }],
  [/parameters are missing:.*First Name/i, { field: 'firstName', message: 'required' }],
  [/parameters are missing:.*Last Name/i, { field: 'lastName', message: 'required' }],
  [/parameters are missing:.*Email/i, { field: 'email', message: 'required' }],
]

/** The field that a refused registration is about, where the refusal's words tell. */
export function refusedField(error: unknown): RegistrationRefusal | undefined {
  if (!(error instanceof StoreError)) return undefined
  const password = passwordRefusal(error)
  if (password) return { field: 'password', message: password }
  return BY_WORDS.find(([words]) => words.test(error.message))?.[1]
}
