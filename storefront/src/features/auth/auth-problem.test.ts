import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { readAuthProblem, readGuestProblem } from './auth-problem.ts'

const throttled = (retryAfter?: number) => new ServerError('X', 'the server answered 429', { status: 429, ...(retryAfter !== undefined && { retryAfter }) })

test.each([
  ['The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'],
  ["This account isn't confirmed. Verify and try again."],
  ['Invalid login or password.'],
])('a login that is refused does not tell why: %s', (text) => {
  expect(readAuthProblem(new StoreError(text, 'not-signed-in'))).toEqual({ reason: 'wrong-credentials' })
})

test.each([
  [undefined, { reason: 'too-many' }],
  [0, { reason: 'too-many', minutes: 1 }],
  [60, { reason: 'too-many', minutes: 1 }],
  [61, { reason: 'too-many', minutes: 2 }],
  [1800, { reason: 'too-many', minutes: 30 }],
])('a visitor who has to wait %s seconds sees the minutes', (seconds, problem) => {
  expect(readAuthProblem(throttled(seconds))).toEqual(problem)
})

test.each([
  ['a locked account is one with too many attempts', new StoreError('Gesperrt.', 'invalid-input', { reason: 'accountLocked' }), 'too-many'],
  ['another refusal is none of the credentials', new StoreError('ReCaptcha validation failed, please try again', 'invalid-input'), 'refused'],
  ['a shop that fails is out of reach', new ServerError('X', 'the server answered 503', { status: 503 }), 'unreachable'],
  ['so is one that gives no token', new Error('Customer token is missing'), 'unreachable'],
])('%s', (_what, error, reason) => {
  expect(readAuthProblem(error)).toEqual({ reason })
})

test('a form without credentials has none that are wrong', () => {
  expect(readGuestProblem(new StoreError('User token has been revoked', 'not-signed-in'))).toEqual({ reason: 'refused' })
  expect(readGuestProblem(throttled(60))).toEqual({ reason: 'too-many', minutes: 1 })
})
