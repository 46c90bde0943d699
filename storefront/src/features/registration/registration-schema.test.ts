import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { type Registration, registrationSchema } from './registration-schema.ts'
import { agata } from './registration.fixture.ts'

/** One message per field, as in the form. */
const messages = (change: Partial<Registration>): Record<string, string> => {
  const values = { ...agata, ...change }
  const { issues = [] } = v.safeParse(registrationSchema(values), values, { abortPipeEarly: true })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}
const bothPasswords = (password: string) => ({ password, passwordConfirmation: password })

test('[AUTH-09] accepts a valid registration', () => {
  expect(messages({})).toEqual({})
  expect(messages({ newsletter: true, firstName: ' Żaneta-Maria ', lastName: 'O’Brien' })).toEqual({})
})

test('[AUTH-09] [AUTH-11] requires every field but the newsletter, and ignores spaces', () => {
  const blank = { firstName: ' ', lastName: '', email: ' ', ...bothPasswords(''), statute: false, personalData: false }
  expect(messages(blank)).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    password: 'required',
    passwordConfirmation: 'required',
    statute: 'required',
    personalData: 'required',
  })
})

describe('[AUTH-09] names are letters only and neither too short nor too long', () => {
  test.each([
    ['-', 'nameTooShort'],
    ['A', undefined],
    ['J. R.', undefined],
    ['李', undefined],
    ['Zo\u200bfia\u00a0Anna', undefined],
    ['W@', 'lettersOnly:@'],
    ['<b>x</b>', 'lettersOnly:<'],
    ['Anna (Nowak)', 'lettersOnly:('],
    ['Ab', undefined],
    ['李明', undefined],
    ['w'.repeat(255), undefined],
    ['w'.repeat(256), 'nameTooLong'],
  ])('%j: %s', (name, message) => {
    expect(messages({ firstName: name })).toEqual(message ? { firstName: message } : {})
    expect(messages({ lastName: name })).toEqual(message ? { lastName: message } : {})
  })
})

test.each([
  ['agata', 'emailWrong'],
  ['agata@', 'emailWrong'],
  [`agata@${'e'.repeat(250)}.com`, 'emailWrong'],
  [' agata@example.com ', undefined],
])('[AUTH-09] e-mail %j: %s', (email, message) => expect(messages({ email })).toEqual(message ? { email: message } : {}))

describe('[AUTH-09] a password', () => {
  test.each([
    ['Giewont14', 'passwordWeak'],
    ['Gie-14', 'passwordWeak'],
    ['giewont-1894', 'passwordWeak'],
    [' Giewont-1894', 'passwordSpaces'],
    ['Giewont-1894 ', 'passwordSpaces'],
    ['Giewont 1894', undefined],
    [`Giewont-1${'a'.repeat(247)}`, undefined],
    [`Giewont-1${'a'.repeat(248)}`, 'passwordTooLong'],
  ])('%j: %s', (password, message) => expect(messages(bothPasswords(password))).toEqual(message ? { password: message } : {}))

  test('is not the e-mail address', () => {
    expect(messages({ email: 'Agata1@Example.com', ...bothPasswords('Agata1@example.com') })).toEqual({ password: 'passwordIsEmail' })
  })

  test('is compared with its confirmation even while other fields are invalid', () => {
    expect(messages({ firstName: '', passwordConfirmation: 'Giewont-1895' })).toEqual({
      firstName: 'required',
      passwordConfirmation: 'passwordsDiffer',
    })
    expect(messages({ passwordConfirmation: '' })).toEqual({ passwordConfirmation: 'required' })
  })
})
