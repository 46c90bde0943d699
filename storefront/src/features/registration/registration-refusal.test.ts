import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import { refusedField } from './registration-refusal.ts'

const refused = (reason?: Reason) => new StoreError('Nein.', 'invalid-input', reason && { reason })

test.each<[Reason, string, string]>([
  ['emailTaken', 'email', 'emailTaken'],
  ['emailWrong', 'email', 'emailWrong'],
  ['emailMissing', 'email', 'required'],
  ['passwordShort', 'password', 'passwordWeak'],
  ['passwordIsEmail', 'password', 'passwordIsEmail'],
  ['firstNameWrong', 'firstName', 'lettersOnly'],
  ['firstNameMissing', 'firstName', 'required'],
  ['lastNameWrong', 'lastName', 'lettersOnly'],
  ['lastNameMissing', 'lastName', 'required'],
])('[AUTH-09] %s', (reason, field, message) => expect(refusedField(refused(reason))).toEqual({ field, message }))

test.each([
  ['another refusal', refused('botCheckFailed')],
  ['an unknown refusal', refused()],
  ['an outage', new ServerError('CreateCustomerV2', 'the server answered 503')],
])('finds no field for %s', (_what, error) => expect(refusedField(error)).toBeUndefined())
