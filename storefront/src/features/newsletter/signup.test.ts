import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signupSchema } from './signup.ts'

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
