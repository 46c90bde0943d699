import { refusalOf } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import type { NewPasswordMessage } from './new-password.ts'

const PASSWORD_REFUSALS: Readonly<Partial<Record<Reason, NewPasswordMessage>>> = {
  passwordShort: 'passwordWeak',
  // Our rules count letters of any script, so that what lacks a class to Magento lacks a letter it knows.
  passwordPlain: 'passwordPlainLetter',
  passwordLong: 'passwordTooLong',
  passwordSpaces: 'passwordSpaces',
  passwordIsEmail: 'passwordIsEmail',
}

/** What a refusal says of a new password, if it speaks of it. */
export function passwordRefusal(error: unknown): NewPasswordMessage | undefined {
  const refusal = refusalOf(error)
  return refusal && PASSWORD_REFUSALS[refusal.reason]
}
