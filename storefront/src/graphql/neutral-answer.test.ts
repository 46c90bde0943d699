import { beforeEach, describe, expect, test } from 'vitest'
import type { BackendAnswer } from './customer-token.ts'
import { createNeutralSubscription, neutralAnswer } from './neutral-answer.ts'

const INPUT = { category: 'graphql-input' }
const AUTHENTICATION = { category: 'graphql-authentication' }

const refused = (field: string, message: string, extensions?: object, status = 200): BackendAnswer =>
  ({ status, token: 'none', body: { data: { [field]: null }, errors: [{ message, path: [field], ...(extensions && { extensions }) }] } })
const answered = (field: string, value: unknown): BackendAnswer => ({ status: 200, token: 'none', body: { data: { [field]: value } } })
const seen = (field: string, answer: BackendAnswer): string => {
  const { status, body } = neutralAnswer(field, answer)
  return JSON.stringify([status, body])
}

describe('[AUTH-12] a request for a mail gets the same response with and without an account', () => {
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
] as const)('%s has one refusal: %s', (field, message, extensions, status) => {
  const neutral = {
    guestOrder: refused(field, 'No such order.', { category: 'graphql-no-such-entity' }),
    guestOrderByToken: refused(field, 'No such order.', { category: 'graphql-no-such-entity' }),
    generateCustomerToken: refused(field, 'Invalid login or password.', AUTHENTICATION),
    confirmEmail: refused(field, 'The confirmation token is invalid. Verify the token and try again.', INPUT),
    resetPassword: refused(field, 'The password token is mismatched. Reset and try again.', INPUT),
  }
  expect(seen(field, refused(field, message, extensions, status))).toBe(seen(field, neutral[field]))
  expect(seen(field, neutral[field])).not.toMatch(/confirmed|locked|login to view|expired/)
})

test.each([
  ['an existing order', 'guestOrder', answered('guestOrder', { number: '1' })],
  ['a login', 'generateCustomerToken', answered('generateCustomerToken', { token: 'jwt' })],
  ['an internal error', 'guestOrder', refused('guestOrder', 'Internal server error')],
  ['an outage', 'requestPasswordResetEmail', { ...refused('requestPasswordResetEmail', 'Internal server error'), status: 500 }],
  ['a refused bot', 'requestPasswordResetEmail', refused('requestPasswordResetEmail', 'ReCaptcha validation failed, please try again', INPUT)],
  ['a refused bot at the login', 'generateCustomerToken', refused('generateCustomerToken', 'ReCaptcha validation failed, please try again', INPUT)],
  ['a password that is too short', 'resetPassword', refused('resetPassword', 'The password needs at least 8 characters. Create a new password and try again.', INPUT)],
  ['a field that the backend lacks', 'resendConfirmationEmail', { status: 200, token: 'none', body: { errors: [{ message: 'Cannot query field "resendConfirmationEmail" on type "Mutation".' }] } }],
  ['another operation', 'customer', refused('customer', 'no', { category: 'graphql-authorization' })],
] as const)('%s is unchanged', (_what, field, answer) => {
  expect(neutralAnswer(field, answer)).toBe(answer)
})

const SUBSCRIBE = 'subscribeEmailToNewsletter'
const subscribed = (status: string): BackendAnswer => ({ status: 200, token: 'none', body: { data: { [SUBSCRIBE]: { status } } } })
const refusedSubscription = (message: string, category: string): BackendAnswer => ({
  status: 200, token: 'none', body: { data: { [SUBSCRIBE]: null }, errors: [{ message, path: [SUBSCRIBE], extensions: { category } }] },
})
const ALREADY = refusedSubscription('This email address is already subscribed.', 'graphql-already-exists')

let neutral: (answer: BackendAnswer, store?: string) => BackendAnswer
beforeEach(() => {
  const neutralSubscription = createNeutralSubscription()
  neutral = (answer, store = 'en') => neutralSubscription(SUBSCRIBE, store, answer)
})

test.each(['SUBSCRIBED', 'NOT_ACTIVE'])('[FORM-03] if a new address gets %s, so does one that is subscribed already or has an unconfirmed account', (usual) => {
  const fresh = neutral(subscribed(usual))
  expect(neutral(ALREADY)).toEqual(fresh)
  expect(neutral(subscribed('UNCONFIRMED'))).toEqual(fresh)
})

test('each store view has its own setting, which may change', () => {
  neutral(subscribed('NOT_ACTIVE'), 'pl')
  expect([neutral(ALREADY, 'pl'), neutral(ALREADY)]).toEqual([subscribed('NOT_ACTIVE'), subscribed('SUBSCRIBED')])
  neutral(subscribed('SUBSCRIBED'), 'pl')
  expect(neutral(ALREADY, 'pl')).toEqual(subscribed('SUBSCRIBED'))
})

test.each([
  ['a refusal of the address', refusedSubscription('Enter a valid email address.', 'graphql-input')],
  ['an internal error', refusedSubscription('Internal server error', 'internal')],
])('%s of a subscription is unchanged', (_what, answer) => expect(neutral(answer)).toBe(answer))

test('other operations pass unchanged', () => {
  expect(createNeutralSubscription()('createCustomerV2', 'en', ALREADY)).toBe(ALREADY)
})
