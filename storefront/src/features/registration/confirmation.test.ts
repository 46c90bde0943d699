import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { confirmAccount, readConfirmationLink, resendConfirmation } from './confirmation.ts'

const refused = (message: string) => ({ errors: [{ message, path: ['confirmEmail'], extensions: { category: 'graphql-input' } }] })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['?email=agata%2Bhut%40example.com&key=abc', { email: 'agata+hut@example.com', key: 'abc' }],
  ['?email=a%26b%40x.pl&key=abc', { email: 'a&b@x.pl', key: 'abc' }],
  ['?id=12&key=abc', { email: undefined, key: 'abc' }],
  ['?email=agata&key=abc', { email: undefined, key: 'abc' }],
  ['?email=agata@example.com&key=%20', { email: 'agata@example.com', key: undefined }],
  ['', { email: undefined, key: undefined }],
])('reads the link %j as %j', (search, link) => expect(readConfirmationLink(search)).toEqual(link))

describe('a confirmation', () => {
  // A made-up key must not reveal whether an account exists or is confirmed.
  test.each([
    ['of the right link', { data: { confirmEmail: { customer: { email: 'agata@example.com' } } } }, 'confirmed'],
    ['of a used link', refused('The account is already active.'), 'link-refused'],
    ['with the key of another link', refused('The confirmation token is invalid. Verify the token and try again.'), 'link-refused'],
    ['of an expired link', refused('This confirmation key is invalid or has expired.'), 'link-refused'],
    ['without an account', refused('There was an error confirming the account'), 'link-refused'],
    ['with an invalid address', refused('Email is invalid'), 'link-refused'],
    ['refused in an unknown language', refused('Der Bestätigungsschlüssel ist ungültig.'), 'link-refused'],
  ])('%s', async (_what, answer, outcome) => {
    const { calls } = fakeShop({ ConfirmEmail: answer })
    expect(await confirmAccount('agata@example.com', 'abc')).toBe(outcome)
    expect(calls[0]?.variables).toEqual({ email: 'agata@example.com', key: 'abc' })
  })

  test('that fails for another reason throws', async () => {
    fakeShop({ ConfirmEmail: { errors: [{ message: 'Cannot query field "confirmEmail" on type "Mutation".' }] } })
    await expect(confirmAccount('agata@example.com', 'abc')).rejects.toThrow('Cannot query field')
  })
})

describe('another confirmation link', () => {
  const resend = () => {
    const request = resendConfirmation('agata@example.com')
    return Promise.all([request, vi.advanceTimersByTimeAsync(1000)])
  }

  test.each(['There is no user registered with that email address.', "Confirmation isn't needed."])('appears to be sent even if the backend refuses: %s', async (message) => {
    fakeShop({ ResendConfirmationEmail: refused(message) })
    await expect(resend()).resolves.toBeDefined()
  })

  test('fails on a backend that cannot send one', async () => {
    fakeShop({ ResendConfirmationEmail: { errors: [{ message: 'Cannot query field "resendConfirmationEmail" on type "Mutation".' }] } })
    await expect(resend()).rejects.toThrow('Cannot query field')
  })
})
