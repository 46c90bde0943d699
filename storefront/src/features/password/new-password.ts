import * as v from 'valibot'
import { meetsAllRules } from './password-strength.ts'

const MAX_LENGTH = 256

export interface NewPassword {
  password: string
  passwordConfirmation: string
}

/** Keys of register.error. */
export type NewPasswordMessage =
  | 'required'
  | 'passwordTooLong'
  | 'passwordSpaces'
  | 'passwordWeak'
  | 'passwordPlainLetter'
  | 'passwordIsEmail'
  | 'passwordsDiffer'

const message = (key: NewPasswordMessage): NewPasswordMessage => key

/**
 * The schema's entries for the current values: our rules and Magento's limits. The confirmation is compared here, because a
 * pipe over the whole form does not run while a field is invalid.
 */
export function newPasswordEntries({ email, password }: NewPassword & { email: string }) {
  return {
    password: v.pipe(
      v.string(),
      v.nonEmpty(message('required')),
      v.maxLength(MAX_LENGTH, message('passwordTooLong')),
      v.check((text) => text.trim() === text, message('passwordSpaces')),
      v.check(meetsAllRules, message('passwordWeak')),
      v.check((text) => text.toLowerCase() !== email.trim().toLowerCase(), message('passwordIsEmail')),
    ),
    passwordConfirmation: v.pipe(
      v.string(),
      v.nonEmpty(message('required')),
      v.check((text) => text === password, message('passwordsDiffer')),
    ),
  }
}
