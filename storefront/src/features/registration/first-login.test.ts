import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { readFirstLogin } from './first-login.ts'

test.each([
  ['a refused login waits for the confirmation', new StoreError('The account sign-in was incorrect or your account is disabled temporarily.', 'not-signed-in'), 'to-be-confirmed'],
  ['so does one with the message of another release', new StoreError("This account isn't confirmed. Verify and try again.", 'not-signed-in'), 'to-be-confirmed'],
  ['another refusal is a failure', new StoreError('ReCaptcha validation failed, please try again', 'invalid-input'), 'failed'],
  ['an outage is a failure', new ServerError('GenerateCustomerToken', 'the server answered 503', { status: 503 }), 'failed'],
  ['so is a missing token', new Error('Customer token is missing'), 'failed'],
])('[AUTH-08] after the registration %s', (_what, error, firstLogin) => expect(readFirstLogin(error)).toBe(firstLogin))
