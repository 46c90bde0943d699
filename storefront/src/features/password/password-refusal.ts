import { refusalOf } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import type { NewPasswordMessage } from './new-password.ts'

const PASSWORD_REFUSALS: Readonly<Partial<Record<Reason, NewPasswordMessage>>> = {
  passwordShort: 'passwordWeak',
  // Our rules accept letters of any script; if Magento misses a class, the password has no ASCII letter of it.
  passwordPlain: 'passwordPlainLetter',
  passwordLong: 'passwordTooLong',
  passwordSpaces: 'passwordSpaces',
  passwordIsEmail: 'passwordIsEmail',
}

/** The message for a refused password; undefined if the refusal is about something else. */
export function passwordRefusal(error: unknown): NewPasswordMessage | undefined {
  const refusal = refusalOf(error)
  return refusal && PASSWORD_REFUSALS[refusal.reason]
}
