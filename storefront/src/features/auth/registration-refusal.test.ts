import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { refusedField } from './registration-refusal.ts'

test.each([
  ['A customer with the same email address already exists in an associated website.', 'email', 'emailTaken'],
  ['"agata" is not a valid email address.', 'email', 'emailWrong'],
  ['The password needs at least 8 characters. Create a new password and try again.', 'password', 'passwordWeak'],
  ["The password can't be the same as the email address. Create a new password and try again.", 'password', 'passwordIsEmail'],
  ['First Name is not valid!', 'firstName', 'lettersOnly'],
  ['Last Name is not valid!', 'lastName', 'lettersOnly'],
  ['Required parameters are missing: First Name, Last Name', 'firstName', 'required'],
  ['Required parameters are missing: Last Name, Email', 'lastName', 'required'],
  ['Required parameters are missing: Email', 'email', 'required'],
])('[AUTH-09] %s', (text, field, message) => {
  expect(refusedField(new StoreError(text, 'invalid-input'))).toEqual({ field, message })
})

test.each([
  ['another refusal', new StoreError('ReCaptcha validation failed, please try again', 'invalid-input')],
  ['a consent that the backend wants and does not show', new StoreError('Required parameters are missing: Loyalty', 'invalid-input')],
  ['an outage', new ServerError('CreateCustomerV2', 'First Name is not valid!')],
])('%s is of no field', (_what, error) => expect(refusedField(error)).toBeUndefined())
