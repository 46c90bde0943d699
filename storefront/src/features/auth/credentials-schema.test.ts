import * as v from 'valibot'
import { expect, test } from 'vitest'
import { credentialsSchema } from './credentials-schema.ts'

const GOOD = { email: 'agata@example.com', password: 'Giewont-1894' }

function messagesOf(changed: Partial<typeof GOOD>): Record<string, string> {
  const { issues = [] } = v.safeParse(credentialsSchema, { ...GOOD, ...changed }, { abortPipeEarly: true })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

test.each([
  ['a valid email and a password', {}],
  ['an email with spaces around it', { email: '  agata@example.com ' }],
  ['an email of unusual characters', { email: "o'brien&co@xn--w-uga1v8h.pl" }],
  ['the longest email', { email: `${'a'.repeat(242)}@example.com` }],
  ['a password from before the rules', { password: 'a' }],
  ['a password of spaces', { password: '   ' }],
])('[AUTH-09] a login takes %s', (_what, changed) => expect(messagesOf(changed)).toEqual({}))

test.each([
  ['no email', { email: ' ' }, { email: 'required' }],
  ['an email without its shop', { email: 'agata@' }, { email: 'emailWrong' }],
  ['an email without a sign', { email: 'agata.example.com' }, { email: 'emailWrong' }],
  ['two emails', { email: 'agata@example.com, ola@example.com' }, { email: 'emailWrong' }],
  ['an email that is too long', { email: `${'a'.repeat(243)}@example.com` }, { email: 'emailWrong' }],
  ['no password', { password: '' }, { password: 'required' }],
  ['nothing at all', { email: '', password: '' }, { email: 'required', password: 'required' }],
])('[AUTH-09] a login does not take %s', (_what, changed, messages) => expect(messagesOf(changed)).toEqual(messages))

test('[AUTH-09] an email is sent without the spaces around it, a password as it was typed', () => {
  expect(v.parse(credentialsSchema, { email: ' agata@example.com ', password: ' x ' })).toEqual({ email: 'agata@example.com', password: ' x ' })
})
