import * as v from 'valibot'
import { keepsAllRules } from './password-strength.ts'

const LONGEST = 256

export interface NewPassword {
  password: string
  passwordConfirmation: string
}

/** What is wrong with a new password: keys of register.error. */
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
 * The entries of a form that sets a password, as it is filled in: our rules, and the limits that Magento has besides. Fields are
 * compared here and not by the whole form's pipe, which is not run while any of its fields is wrong.
 */
export function newPasswordEntries({ email, password }: NewPassword & { email: string }) {
  return {
    password: v.pipe(
      v.string(),
      v.nonEmpty(message('required')),
      v.maxLength(LONGEST, message('passwordTooLong')),
      v.check((text) => text.trim() === text, message('passwordSpaces')),
      v.check(keepsAllRules, message('passwordWeak')),
      v.check((text) => text.toLowerCase() !== email.trim().toLowerCase(), message('passwordIsEmail')),
    ),
    passwordConfirmation: v.pipe(
      v.string(),
      v.nonEmpty(message('required')),
      v.check((text) => text === password, message('passwordsDiffer')),
    ),
  }
}
