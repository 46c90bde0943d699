import { expect, test } from 'vitest'
import { inEnglish } from '../../refusals/refusal.fixture.ts'
import { passwordFault } from './password-rules.ts'

const rules = { minimumLength: 8, classes: 3 }
const short = 'The password needs at least 8 characters. Create a new password and try again.'
const classes =
  'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.'
const spaces = "The password can't begin or end with a space. Verify the password and try again."
const long = 'Please enter a password with at most 256 characters.'
const sameAsEmail = "The password can't be the same as the email address. Create a new password and try again."

test.each([
  ['Kozica-1', undefined],
  ['kozica 1', undefined],
  [`Aa1${'ż'.repeat(253)}`, undefined],
  [`Aa1${'x'.repeat(254)}`, long],
  ['Kozi-12', short],
  ['', short],
  ['kozicakozica', classes],
  ['KozicaKozica', classes],
  ['kozica-kozica', classes],
  [' Kozica-1', spaces],
  ['Kozica-1 ', spaces],
  ['Anna@Example.com', sameAsEmail],
])('%s: %s', (password, fault) => {
  expect(inEnglish(passwordFault(password, 'anna@example.com', rules))).toBe(fault)
})

test('settings can require longer and more complex passwords', () => {
  expect(inEnglish(passwordFault('Kozica-1', '', { minimumLength: 12, classes: 4 }))).toContain('at least 12 characters')
  expect(inEnglish(passwordFault('kozicaKOZICA1', '', { minimumLength: 12, classes: 4 }))).toContain('in password is 4.')
})
