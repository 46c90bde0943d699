import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../graphql/errors.ts'
import { fakeShop } from '../../graphql/shop.fixture.ts'
import { signupSchema, signUp } from './signup.ts'

afterEach(() => vi.unstubAllGlobals())

const issuesOf = (email: string, consent: boolean): string[] => {
  const { issues = [] } = v.safeParse(signupSchema, { email, consent }, { abortPipeEarly: true })
  return issues.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message}`)
}

test.each([
  ['anna@example.com', true, []],
  [' anna@example.com ', true, []],
  ['', true, ['email: required']],
  ['anna@', true, ['email: emailWrong']],
  ['anna@example.com', false, ['consent: consent']],
  ['', false, ['email: required', 'consent: consent']],
])('[FORM-03] validates "%s" with consent %s: %j', (email, consent, issues) => expect(issuesOf(email, consent)).toEqual(issues))

test('[FORM-03] trims the e-mail address', () => {
  expect(v.parse(signupSchema, { email: ' anna@example.com ', consent: true }).email).toBe('anna@example.com')
})

const answerWith = (subscription: object | null) => fakeShop({ SubscribeEmailToNewsletter: { data: { subscribeEmailToNewsletter: subscription } } })

test.each([
  ['SUBSCRIBED', 'subscribed'],
  ['NOT_ACTIVE', 'to-be-confirmed'],
  ['UNCONFIRMED', 'to-be-confirmed'],
])('[FORM-03] the status %s is reported as %s', async (status, subscription) => {
  answerWith({ status })
  expect(await signUp('anna@example.com')).toBe(subscription)
})

test.each([null, { status: null }])('[FORM-03] an answer without a status, %j, is a failure', async (subscription) => {
  answerWith(subscription)
  await expect(signUp('anna@example.com')).rejects.toBeInstanceOf(ServerError)
})
