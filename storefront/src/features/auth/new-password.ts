import * as v from 'valibot'
import { keepsAllRules } from './password-strength.ts'

const LONGEST = 256

export interface NewPassword {
  password: string
  passwordConfirmation: string
}

/** What is wrong with a new password: keys of register.error. */
export type NewPasswordMessage = 'required' | 'passwordTooLong' | 'passwordSpaces' | 'passwordWeak' | 'passwordIsEmail' | 'passwordsDiffer'

const message = (key: NewPasswordMessage): NewPasswordMessage => key

/**
 * The entries of a form that sets a password: our rules, and the limits that Magento has besides. Such a form has to be in
 * `criteriaMode: 'all'`: in the other one, valibot compares two fields only once every single one is right.
 */
export const newPasswordEntries = {
  password: v.pipe(
    v.string(),
    v.nonEmpty(message('required')),
    v.maxLength(LONGEST, message('passwordTooLong')),
    v.check((password) => password.trim() === password, message('passwordSpaces')),
    v.check(keepsAllRules, message('passwordWeak')),
  ),
  passwordConfirmation: v.pipe(v.string(), v.nonEmpty(message('required'))),
}

export const isRepeated = ({ password, passwordConfirmation }: NewPassword): boolean => password === passwordConfirmation

export const isNotEmail = ({ email, password }: { email: string; password: string }): boolean =>
  password.toLowerCase() !== email.trim().toLowerCase()
