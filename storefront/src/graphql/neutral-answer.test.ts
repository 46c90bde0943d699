import { describe, expect, test } from 'vitest'
import type { Answered } from './customer-token.ts'
import { neutralAnswer } from './neutral-answer.ts'

const INPUT = { category: 'graphql-input' }
const AUTHENTICATION = { category: 'graphql-authentication' }

const refused = (field: string, message: string, extensions?: object, status = 200): Answered =>
  ({ status, token: 'none', body: { data: { [field]: null }, errors: [{ message, path: [field], ...(extensions && { extensions }) }] } })
const answered = (field: string, value: unknown): Answered => ({ status: 200, token: 'none', body: { data: { [field]: value } } })
const seen = (field: string, answer: Answered): string => {
  const { status, body } = neutralAnswer(field, answer)
  return JSON.stringify([status, body])
}

describe('a request for a mail gets the same response with and without an account', () => {
  test.each([
    ['requestPasswordResetEmail', "Cannot reset the customer's password", INPUT],
    ['requestPasswordResetEmail', 'Nie można zresetować hasła klienta', INPUT],
    ['requestPasswordResetEmail', 'The account is locked', INPUT],
    ['requestPasswordResetEmail', 'The email address has an invalid format.', INPUT],
    ['requestPasswordResetEmail', 'Kein Kunde', undefined],
    ['resendConfirmationEmail', "Confirmation isn't needed.", INPUT],
    ['resendConfirmationEmail', 'There is no user registered with that email address.', INPUT],
  ])('%s: %s', (field, message, extensions) => {
    expect(seen(field, refused(field, message, extensions))).toBe(seen(field, answered(field, true)))
    expect(seen(field, answered(field, true))).toBe(JSON.stringify([200, { data: { [field]: true } }]))
  })

  test('even if Magento reports that it sent none', () => {
    expect(seen('requestPasswordResetEmail', answered('requestPasswordResetEmail', false))).toBe(seen('requestPasswordResetEmail', answered('requestPasswordResetEmail', true)))
  })
})

test.each([
  ['guestOrder', "We couldn't locate an order with the information provided.", { category: 'graphql-no-such-entity' }, 200],
  ['guestOrder', 'Please login to view the order.', { category: 'graphql-authorization' }, 200],
  ['guestOrder', 'Please login to view the order.', { category: 'graphql-authorization' }, 403],
  ['guestOrder', 'Nie znaleźliśmy zamówienia o podanych danych.', undefined, 200],
  ['guestOrder', '"number" is wrong', INPUT, 200],
  ['guestOrderByToken', 'Please login to view the order.', { category: 'graphql-authorization' }, 200],
  ['generateCustomerToken', 'The account is locked.', AUTHENTICATION, 401],
  ['generateCustomerToken', "This account isn't confirmed. Verify and try again.", AUTHENTICATION, 200],
  ['generateCustomerToken', 'Konto jest zablokowane.', AUTHENTICATION, 200],
  ['confirmEmail', 'The account is already active.', INPUT, 200],
  ['confirmEmail', 'Email is invalid', INPUT, 200],
  ['resetPassword', "Cannot set the customer's password", INPUT, 200],
  ['resetPassword', 'The password token is expired. Reset and try again.', INPUT, 200],
  ['resetPassword', 'The account is locked', INPUT, 200],
  ['resetPassword', 'Konto jest zablokowane', INPUT, 200],
] as const)('%s is refused in one way: %s', (field, message, extensions, status) => {
  const usual = {
    guestOrder: refused(field, 'No such order.', { category: 'graphql-no-such-entity' }),
    guestOrderByToken: refused(field, 'No such order.', { category: 'graphql-no-such-entity' }),
    generateCustomerToken: refused(field, 'Invalid login or password.', AUTHENTICATION),
    confirmEmail: refused(field, 'The confirmation token is invalid. Verify the token and try again.', INPUT),
    resetPassword: refused(field, 'The password token is mismatched. Reset and try again.', INPUT),
  }
  expect(seen(field, refused(field, message, extensions, status))).toBe(seen(field, usual[field]))
  expect(seen(field, usual[field])).not.toMatch(/confirmed|locked|login to view|expired/)
})

test.each([
  ['an existing order', 'guestOrder', answered('guestOrder', { number: '1' })],
  ['a login', 'generateCustomerToken', answered('generateCustomerToken', { token: 'jwt' })],
  ['an internal error', 'guestOrder', refused('guestOrder', 'Internal server error')],
  ['an outage', 'requestPasswordResetEmail', { ...refused('requestPasswordResetEmail', 'Internal server error'), status: 500 }],
  ['a robot', 'requestPasswordResetEmail', refused('requestPasswordResetEmail', 'ReCaptcha validation failed, please try again', INPUT)],
  ['a robot at the login', 'generateCustomerToken', refused('generateCustomerToken', 'ReCaptcha validation failed, please try again', INPUT)],
  ['a password that is too short', 'resetPassword', refused('resetPassword', 'The password needs at least 8 characters. Create a new password and try again.', INPUT)],
  ['a field that the backend lacks', 'resendConfirmationEmail', { status: 200, token: 'none', body: { errors: [{ message: 'Cannot query field "resendConfirmationEmail" on type "Mutation".' }] } }],
  ['another operation', 'customer', refused('customer', 'no', { category: 'graphql-authorization' })],
] as const)('%s stays as it is', (_what, field, answer) => {
  expect(neutralAnswer(field, answer)).toBe(answer)
})
