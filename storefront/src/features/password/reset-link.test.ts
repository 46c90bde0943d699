import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import { linkProblem, readResetLink } from './reset-link.ts'

test.each([
  ['?token=abc&email=agata%40example.com', { token: 'abc', email: 'agata@example.com' }],
  ['?email=agata%2Bshop%40example.com&token=a-b_c', { token: 'a-b_c', email: 'agata+shop@example.com' }],
  ['?token=abc&email=o%27brien%40example.com', { token: 'abc', email: "o'brien@example.com" }],
  ['?token=abc', { token: 'abc', email: undefined }],
  ['?token=abc&email=nobody', { token: 'abc', email: undefined }],
  ['?token=&email=agata%40example.com', { token: undefined, email: 'agata@example.com' }],
  ['', { token: undefined, email: undefined }],
])('[AUTH-13] the link %s is read', (search, link) => expect(readResetLink(search)).toEqual(link))

test.each<[string, Reason | undefined, string | undefined]>([
  ['the link', 'linkRefused', 'notAuthorized'],
  ['an unknown reason', undefined, 'linkOrPassword'],
  ['a locked account', 'accountLocked', undefined],
  ['the password', 'passwordSpaces', undefined],
])('[AUTH-13] finds the problem of a refusal: %s', (_what, reason, problem) => {
  expect(linkProblem(new StoreError('Nein.', 'invalid-input', reason && { reason }))).toBe(problem)
})

test('[AUTH-13] reports no link problem on an outage', () => {
  expect(linkProblem(new ServerError('ResetPassword', 'the server answered 503'))).toBeUndefined()
})
