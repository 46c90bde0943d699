import type { DatabaseSync } from 'node:sqlite'
import { refusal, RefusalError } from '../../refusals/refusal.ts'
import { setting } from '../store/settings.ts'

const MAX_LENGTH = 256
const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

interface Rules {
  readonly minimumLength: number
  readonly classes: number
}

/** Magento's refusal of a weak password. */
export function passwordFault(password: string, email: string, { minimumLength, classes }: Rules) {
  const { length } = Array.from(password)
  if (length > MAX_LENGTH) return refusal('password.tooLong', { most: MAX_LENGTH })
  if (length < minimumLength) return refusal('password.tooShort', { least: minimumLength })
  if (password.trim() !== password) return refusal('password.spaces')
  if (CLASSES.filter((characters) => characters.test(password)).length < classes) {
    return refusal('password.tooPlain', { least: classes })
  }
  return password.toLowerCase() === email.toLowerCase() ? refusal('password.sameAsEmail') : undefined
}

/** @throws graphql-input */
export function checkPassword(database: DatabaseSync, password: string, email: string): void {
  const fault = passwordFault(password, email, {
    minimumLength: setting(database, 'customer/password/minimum_password_length'),
    classes: setting(database, 'customer/password/required_character_classes_number'),
  })
  if (fault) throw new RefusalError(fault)
}
