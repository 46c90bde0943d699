import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import { passwordRefusal } from './password-refusal.ts'

test.each<[Reason, string | undefined]>([
  ['passwordShort', 'passwordWeak'],
  ['passwordPlain', 'passwordPlainLetter'],
  ['passwordLong', 'passwordTooLong'],
  ['passwordSpaces', 'passwordSpaces'],
  ['passwordIsEmail', 'passwordIsEmail'],
  ['linkRefused', undefined],
])('[AUTH-09] maps a refused password to the message of its field: %s', (reason, message) => {
  expect(passwordRefusal(new StoreError('Nein.', 'invalid-input', { reason }))).toBe(message)
})

test('[AUTH-09] reports no password problem when the shop is down', () => {
  expect(passwordRefusal(new ServerError('ResetPassword', 'The password needs at least patience'))).toBeUndefined()
})
