import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { newVisitorForEach } from '../../lib/new-visitor.fixture.ts'
import { linkProblem, readResetLink, type Reset, resetPassword, resetSchema } from './reset-password.ts'

newVisitorForEach()

test.each([
  ['?token=abc&email=agata%40example.com', { token: 'abc', email: 'agata@example.com' }],
  ['?email=agata%2Bshop%40example.com&token=a-b_c', { token: 'a-b_c', email: 'agata+shop@example.com' }],
  ['?token=abc&email=o%27brien%40example.com', { token: 'abc', email: "o'brien@example.com" }],
  ['?token=abc', { token: 'abc', email: undefined }],
  ['?token=abc&email=nobody', { token: 'abc', email: undefined }],
  ['?token=&email=agata%40example.com', { token: undefined, email: 'agata@example.com' }],
  ['', { token: undefined, email: undefined }],
])('[AUTH-13] reads the link %s', (search, link) => expect(readResetLink(search)).toEqual(link))

const GOOD: Reset = { email: 'agata@example.com', password: 'Giewont-1894', passwordConfirmation: 'Giewont-1894' }

test.each<[string, Partial<Reset>, Record<string, string>]>([
  ['a good password, twice', {}, {}],
  ['another confirmation', { passwordConfirmation: 'giewont-1894' }, { passwordConfirmation: 'passwordsDiffer' }],
  ['a weak password', { password: 'giewont', passwordConfirmation: 'giewont' }, { password: 'passwordWeak' }],
  ['the e-mail address as password', { email: 'Agata-1@example.com', password: 'agata-1@Example.com', passwordConfirmation: 'agata-1@Example.com' }, { password: 'passwordIsEmail' }],
  ['no e-mail address', { email: '' }, { email: 'required' }],
])('[AUTH-09] validates a new password: %s', (_what, changed, messages) => {
  const values = { ...GOOD, ...changed }
  const { issues = [] } = v.safeParse(resetSchema(values), values, { abortPipeEarly: true })
  expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(messages)
})

test.each<[string, Reason | undefined, string | undefined]>([
  ['the link', 'linkRefused', 'notAuthorized'],
  ['an unknown reason', undefined, 'linkOrPassword'],
  ['a locked account', 'accountLocked', undefined],
  ['the password', 'passwordSpaces', undefined],
])('[AUTH-13] finds the link problem of a refusal: %s', (_what, reason, problem) => {
  expect(linkProblem(new StoreError('Nein.', 'invalid-input', reason && { reason }))).toBe(problem)
})

test('[AUTH-13] reports no link problem on an outage', () => {
  expect(linkProblem(new ServerError('ResetPassword', 'the server answered 503'))).toBeUndefined()
})

test('[AUTH-13] a password that the backend answers with false was not set: the link is at fault', async () => {
  const { calls } = fakeShop({ ResetPassword: { data: { resetPassword: false } } })
  const error: unknown = await resetPassword('abc', GOOD).catch((reason: unknown) => reason)
  expect(linkProblem(error)).toBe('notAuthorized')
  expect(calls).toMatchObject([{ variables: { token: 'abc', email: GOOD.email, password: GOOD.password } }])
})

describe('[AUTH-13] after a lost answer', () => {
  const lost = new TypeError('offline')
  const used = { errors: [{ message: 'The password token is mismatched. Reset and try again.', path: ['resetPassword'], extensions: { category: 'graphql-input' } }] }
  const isNew = { data: { generateCustomerToken: { token: 'kept in a cookie' } } }
  const isOld = { errors: [{ message: 'The account sign-in was incorrect.', path: ['generateCustomerToken'], extensions: { category: 'graphql-authentication' } }] }

  test('a password that was set is no failure', async () => {
    const { calls } = fakeShop({ ResetPassword: lost, GenerateCustomerToken: isNew })
    await resetPassword('abc', GOOD)
    expect(calls.at(-1)).toMatchObject({ operation: 'GenerateCustomerToken', variables: { email: GOOD.email, password: GOOD.password }, init: { credentials: 'omit' } })
  })

  test('the used link is no failure either, once the shop answers', async () => {
    fakeShop({ ResetPassword: (call) => (call === 0 ? lost : used), GenerateCustomerToken: (call) => (call === 0 ? lost : isNew) })
    await expect(resetPassword('abc', GOOD)).rejects.toBeInstanceOf(ServerError)
    await expect(resetPassword('abc', GOOD)).resolves.toBeUndefined()
  })

  test('a password that was not set is one', async () => {
    fakeShop({ ResetPassword: lost, GenerateCustomerToken: isOld })
    await expect(resetPassword('abc', GOOD)).rejects.toBeInstanceOf(ServerError)
  })

  test('only then is the password tried', async () => {
    const { operations } = fakeShop({ ResetPassword: used, GenerateCustomerToken: isNew })
    await expect(resetPassword('abc', GOOD)).rejects.toBeInstanceOf(StoreError)
    expect(operations()).toEqual(['ResetPassword'])
  })
})
