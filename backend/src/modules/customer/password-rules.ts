import type { DatabaseSync } from 'node:sqlite'
import { inputError } from '../../errors.ts'
import { setting } from '../store/settings.ts'

const LONGEST = 256
const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

interface Rules {
  readonly minimumLength: number
  readonly classes: number
}

/** What Magento finds wrong with a password; undefined when it is good. */
export function passwordFault(password: string, email: string, { minimumLength, classes }: Rules): string | undefined {
  const { length } = Array.from(password)
  if (length > LONGEST) return `Please enter a password with at most ${LONGEST} characters.`
  if (length < minimumLength) return `The password needs at least ${minimumLength} characters. Create a new password and try again.`
  if (password.trim() !== password) return "The password can't begin or end with a space. Verify the password and try again."
  if (CLASSES.filter((characters) => characters.test(password)).length < classes) {
    return `Minimum of different classes of characters in password is ${classes}. ` +
      'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.'
  }
  if (password.toLowerCase() !== email.toLowerCase()) return undefined
  return "The password can't be the same as the email address. Create a new password and try again."
}

/** @throws graphql-input */
export function checkPassword(database: DatabaseSync, password: string, email: string): void {
  const fault = passwordFault(password, email, {
    minimumLength: setting(database, 'customer/password/minimum_password_length'),
    classes: setting(database, 'customer/password/required_character_classes_number'),
  })
  if (fault !== undefined) throw inputError(fault)
}
