import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { readAuthProblem, readGuestProblem } from './auth-problem.ts'
import { IncompleteAnswer } from './incomplete-answer.ts'

const throttled = (retryAfter?: number) => new ServerError('X', 'the server answered 429', { status: 429, ...(retryAfter !== undefined && { retryAfter }) })

test.each([
  ['The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'],
  ["This account isn't confirmed. Verify and try again."],
  ['Invalid login or password.'],
])('a refused login does not reveal the reason: %s', (text) => {
  expect(readAuthProblem(new StoreError(text, 'not-signed-in'))).toEqual({ reason: 'wrong-credentials' })
})

test.each([
  [undefined, { reason: 'too-many' }],
  [0, { reason: 'too-many', minutes: 1 }],
  [60, { reason: 'too-many', minutes: 1 }],
  [61, { reason: 'too-many', minutes: 2 }],
  [1800, { reason: 'too-many', minutes: 30 }],
])('shows a wait of %s seconds in minutes', (seconds, problem) => {
  expect(readAuthProblem(throttled(seconds))).toEqual(problem)
})

test.each([
  ['a locked account has had too many attempts', new StoreError('Gesperrt.', 'invalid-input', { reason: 'accountLocked' }), 'too-many'],
  ['another refusal does not blame the credentials', new StoreError('ReCaptcha validation failed, please try again', 'invalid-input'), 'refused'],
  ['a failing shop is unreachable', new ServerError('X', 'the server answered 503', { status: 503 }), 'unreachable'],
  ['[AUTH-02] an answer without a token is not called an outage', new IncompleteAnswer('X', 'Customer token is missing'), 'incomplete'],
])('%s', (_title, error, reason) => {
  expect(readAuthProblem(error)).toEqual({ reason })
})

test('a form without credentials never reports wrong ones', () => {
  expect(readGuestProblem(new StoreError('User token has been revoked', 'not-signed-in'))).toEqual({ reason: 'refused' })
  expect(readGuestProblem(throttled(60))).toEqual({ reason: 'too-many', minutes: 1 })
})
