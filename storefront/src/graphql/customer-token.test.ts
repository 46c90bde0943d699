import { describe, expect, test } from 'vitest'
import { type AnswerBody, customerToken, isTokenRefused, needsToken } from './customer-token.ts'

const error = (category: string, path?: (string | number)[]): AnswerBody => ({
  ...(path && { data: { [path[0]!]: null } }),
  errors: [{ message: 'Słowa zaplecza', extensions: { category: `graphql-${category}` }, ...(path && { path }) }],
})

describe('[AUTH-14] the backend does not hear a request because of its token', () => {
  test.each<[string, number, AnswerBody, boolean]>([
    ['status 401, newest', 401, error('authentication'), true],
    ['status 500 or 200, older', 500, error('authentication'), true],
    ['status 401 whatever the category', 401, { errors: [{ message: 'no' }] }, true],
    ['a wrong password', 200, error('authentication', ['generateCustomerToken']), false],
    ['a wrong password, newest', 401, error('authentication', ['changeCustomerPassword']), false],
    ['a field that may not be null', 401, { errors: error('authentication', ['customerCart']).errors! }, false],
    ['a guest where only a customer may be', 200, error('authorization', ['customer']), false],
    ['a store that is not there', 500, error('input'), false],
    ['an outage', 503, { errors: [{ message: 'Internal server error' }] }, false],
    ['an answer', 200, { data: { customer: { email: 'ola@example.com' } } }, false],
    ['an answer with an error beside it', 200, { data: { cart: null }, ...error('authentication') }, false],
  ])('%s (%i)', (_what, status, body, isRefused) => {
    expect(isTokenRefused({ status, body })).toBe(isRefused)
  })
})

describe('[AUTH-14] what an answer means for the token that went along', () => {
  test.each<[string, AnswerBody, '' | undefined]>([
    ['the customer is nobody, as up to 2.4.7 with a dead token', error('authorization', ['customer']), ''],
    ['the customer is locked out or has not confirmed the address', error('authentication', ['customer']), ''],
    ['nobody is there to log out', error('authorization', ['revokeCustomerToken']), ''],
    ['the logout went well', { data: { revokeCustomerToken: { result: true } } }, ''],
    ['the logout did not go well', { data: { revokeCustomerToken: { result: false } } }, undefined],
    ['the account is deleted', { data: { deleteCustomer: true } }, ''],
    ['the account is not deleted', { data: { deleteCustomer: false } }, undefined],
    ['a part of the customer is not theirs to see', error('authorization', ['customer', 'orders']), undefined],
    ['the customer has an outage', { data: { customer: null }, errors: [{ message: 'Internal server error', path: ['customer'] }] }, undefined],
    ['a wrong password before it is changed', error('authentication', ['changeCustomerPassword']), undefined],
    ['a wrong password before the e-mail is changed', error('authentication', ['updateCustomerEmail']), undefined],
    ["somebody else's cart", error('authorization', ['cart']), undefined],
    ['no product of that name', error('no-such-entity', ['cart']), undefined],
    ['the customer is known', { data: { customer: { email: 'ola@example.com' } } }, undefined],
  ])('%s', (_what, body, token) => {
    expect(customerToken({ body, token: 'sent' })).toEqual({ answer: body, ...(token !== undefined && { token }) })
  })

  test('a guest whom the shop does not know may still have the mark of a session that was', () => {
    expect(customerToken({ body: error('authorization', ['customer']), token: 'none' }).token).toBe('')
  })

  test('a guest who is refused anything else has none to lose', () => {
    expect(customerToken({ body: error('authorization', ['cart']), token: 'none' }).token).toBeUndefined()
  })

  test('one that the backend refused is lost, whatever it answered without it', () => {
    expect(customerToken({ body: { data: { cart: null } }, token: 'refused' }).token).toBe('')
  })
})

test.each([
  ['generateCustomerToken', { token: 'jwt-of-ola' }],
  ['GENERATECUSTOMERTOKEN', { token: 'jwt-of-ola', __typename: 'CustomerToken' }],
  ['exchangeExternalCustomerToken', { token: 'jwt-of-ola', customer: { email: 'ola@example.com' } }],
])('[AUTH-04] the token of %s is kept, and not shown', (field, login) => {
  const { answer, token } = customerToken({ body: { data: { first: { token: 'jwt-of-jan' }, [field]: login } }, token: 'none' })
  expect(token).toBe('jwt-of-ola')
  expect(answer).toEqual({ data: { first: { token: 'jwt-of-jan' }, [field]: { ...login, token: 'kept in a cookie' } } })
})

test('two tokens in one answer are both kept from the browser', () => {
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
])('[AUTH-14] a token goes along with %s: %s', (field, goesAlong) => {
  expect(needsToken(field)).toBe(goesAlong)
})
