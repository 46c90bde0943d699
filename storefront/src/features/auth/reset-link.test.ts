import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { isLinkRefused, readResetLink } from './reset-link.ts'

test.each([
  ['?token=abc&email=agata%40example.com', { token: 'abc', email: 'agata@example.com' }],
  ['?email=agata%2Bshop%40example.com&token=a-b_c', { token: 'a-b_c', email: 'agata+shop@example.com' }],
  ['?token=abc&email=o%27brien%40example.com', { token: 'abc', email: "o'brien@example.com" }],
  ['?token=abc', { token: 'abc', email: undefined }],
  ['?token=abc&email=nobody', { token: 'abc', email: undefined }],
  ['?token=&email=agata%40example.com', { token: undefined, email: 'agata@example.com' }],
  ['', { token: undefined, email: undefined }],
])('[AUTH-13] the link %s is read', (search, link) => expect(readResetLink(search)).toEqual(link))

test.each([
  ['The password token is mismatched. Reset and try again.', true],
  ['The password token is expired. Reset and try again.', true],
  ["Cannot set the customer's password", true],
  ['resetPasswordToken must be specified', true],
  ['The account is locked', false],
  ["The password can't begin or end with a space. Verify the password and try again.", false],
])('[AUTH-13] tells whether a link is refused: %s', (text, isRefused) => {
  expect(isLinkRefused(new StoreError(text, 'invalid-input'))).toBe(isRefused)
})

test('[AUTH-13] an outage refuses no link', () => {
  expect(isLinkRefused(new ServerError('ResetPassword', 'The password token is expired.'))).toBe(false)
})
