import { describe, expect, test } from 'vitest'
import { type AnswerBody, customerToken, isTokenRefused, needsToken } from './customer-token.ts'

const error = (category: string, path?: (string | number)[]): AnswerBody => ({
  ...(path && { data: { [path[0]!]: null } }),
  errors: [{ message: 'Słowa zaplecza', extensions: { category: `graphql-${category}` }, ...(path && { path }) }],
})

describe('[AUTH-14] the backend rejects a request because of its token', () => {
  test.each<[string, number, AnswerBody, boolean]>([
    ['status 401, newest', 401, error('authentication'), true],
    ['status 500 or 200, older', 500, error('authentication'), true],
    ['status 401 with any category', 401, { errors: [{ message: 'no' }] }, true],
    ['a wrong password', 200, error('authentication', ['generateCustomerToken']), false],
    ['a wrong password, newest', 401, error('authentication', ['changeCustomerPassword']), false],
    ['a field that is not nullable', 401, { errors: error('authentication', ['customerCart']).errors! }, false],
    ['a guest who requests a customer field', 200, error('authorization', ['customer']), false],
    ['a store view that does not exist', 500, error('input'), false],
    ['an outage', 503, { errors: [{ message: 'Internal server error' }] }, false],
    ['a response', 200, { data: { customer: { email: 'ola@example.com' } } }, false],
    ['a response with data and an error', 200, { data: { cart: null }, ...error('authentication') }, false],
  ])('%s (%i)', (_what, status, body, isRefused) => {
    expect(isTokenRefused({ status, body })).toBe(isRefused)
  })
})

describe('[AUTH-14] the token after a response', () => {
  test.each<[string, AnswerBody, '' | undefined]>([
    ['the customer is a guest, as up to 2.4.7 with an expired token', error('authorization', ['customer']), ''],
    ['the customer is locked out or has not confirmed the address', error('authentication', ['customer']), ''],
    ['a logout without a session', error('authorization', ['revokeCustomerToken']), ''],
    ['the logout succeeded', { data: { revokeCustomerToken: { result: true } } }, ''],
    ['the logout failed', { data: { revokeCustomerToken: { result: false } } }, undefined],
    ['the account is deleted', { data: { deleteCustomer: true } }, ''],
    ['the account is not deleted', { data: { deleteCustomer: false } }, undefined],
    ['the customer may not read one of their fields', error('authorization', ['customer', 'orders']), undefined],
    ['the customer field fails inside the backend', { data: { customer: null }, errors: [{ message: 'Internal server error', path: ['customer'] }] }, undefined],
    ['a wrong password before it is changed', error('authentication', ['changeCustomerPassword']), undefined],
    ['a wrong password before the e-mail is changed', error('authentication', ['updateCustomerEmail']), undefined],
    ["another customer's cart", error('authorization', ['cart']), undefined],
    ['a cart that does not exist', error('no-such-entity', ['cart']), undefined],
    ['the customer is known', { data: { customer: { email: 'ola@example.com' } } }, undefined],
  ])('%s', (_what, body, token) => {
    expect(customerToken({ body, token: 'sent' })).toEqual({ answer: body, ...(token !== undefined && { token }) })
  })

  test('clears the session cookie that a guest still has from an earlier session', () => {
    expect(customerToken({ body: error('authorization', ['customer']), token: 'none' }).token).toBe('')
  })

  test('any other refusal changes no cookie of a guest', () => {
    expect(customerToken({ body: error('authorization', ['cart']), token: 'none' }).token).toBeUndefined()
  })

  test('a token that the backend rejected is removed, even if the request succeeds without it', () => {
    expect(customerToken({ body: { data: { cart: null } }, token: 'refused' }).token).toBe('')
  })
})

test.each([
  ['generateCustomerToken', { token: 'jwt-of-ola' }],
  ['GENERATECUSTOMERTOKEN', { token: 'jwt-of-ola', __typename: 'CustomerToken' }],
  ['exchangeExternalCustomerToken', { token: 'jwt-of-ola', customer: { email: 'ola@example.com' } }],
])('[AUTH-04] the token of %s is stored and not shown', (field, login) => {
  const { answer, token } = customerToken({ body: { data: { first: { token: 'jwt-of-jan' }, [field]: login } }, token: 'none' })
  expect(token).toBe('jwt-of-ola')
  expect(answer).toEqual({ data: { first: { token: 'jwt-of-jan' }, [field]: { ...login, token: 'kept in a cookie' } } })
})

test('the browser sees neither of two tokens in one response', () => {
  const body = { data: { oneCustomerToken: { token: 'jwt-of-jan' }, generateCustomerToken: { token: 'jwt-of-ola' } } }
  expect(JSON.stringify(customerToken({ body, token: 'none' }).answer)).not.toContain('jwt')
})

test.each([null, {}, { token: null }, { token: '' }])('[AUTH-02] a login without a token, %j, changes nothing', (login) => {
  const body = { data: { generateCustomerToken: login } }
  expect(customerToken({ body, token: 'sent' })).toEqual({ answer: body })
})

test.each([
  ['generateCustomerToken', false],
  ['createCustomerV2', false],
  ['requestPasswordResetEmail', false],
  ['resetPassword', false],
  ['confirmEmail', false],
  ['resendConfirmationEmail', false],
  ['customer', true],
  ['cart', true],
  ['mergeCarts', true],
  ['revokeCustomerToken', true],
  ['changeCustomerPassword', true],
  ['createProductReview', true],
])('[AUTH-14] [API-03] %s needs a token: %s', (field, needs) => {
  expect(needsToken(field)).toBe(needs)
})
