import * as v from 'valibot'
import { expect, test } from 'vitest'
import { credentialsSchema } from './credentials-schema.ts'

const VALID = { email: 'agata@example.com', password: 'Giewont-1894' }

function messagesOf(changed: Partial<typeof VALID>): Record<string, string> {
  const { issues = [] } = v.safeParse(credentialsSchema, { ...VALID, ...changed }, { abortPipeEarly: true })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

test.each([
  ['a valid email and a password', {}],
  ['an email with spaces around it', { email: '  agata@example.com ' }],
  ['an email of unusual characters', { email: "o'brien&co@xn--w-uga1v8h.pl" }],
  ['the longest email', { email: `${'a'.repeat(242)}@example.com` }],
  ['a password older than the password rules', { password: 'a' }],
  ['a password of spaces', { password: '   ' }],
])('[AUTH-09] a login accepts %s', (_title, changed) => expect(messagesOf(changed)).toEqual({}))

test.each([
  ['no email', { email: ' ' }, { email: 'required' }],
  ['an email without a domain', { email: 'agata@' }, { email: 'emailWrong' }],
  ['an email without an @', { email: 'agata.example.com' }, { email: 'emailWrong' }],
  ['two emails', { email: 'agata@example.com, ola@example.com' }, { email: 'emailWrong' }],
  ['an email that is too long', { email: `${'a'.repeat(243)}@example.com` }, { email: 'emailWrong' }],
  ['no password', { password: '' }, { password: 'required' }],
  ['empty fields', { email: '', password: '' }, { email: 'required', password: 'required' }],
])('[AUTH-09] a login rejects %s', (_title, changed, messages) => expect(messagesOf(changed)).toEqual(messages))

test('[AUTH-09] sends the email without surrounding spaces, and the password unchanged', () => {
  expect(v.parse(credentialsSchema, { email: ' agata@example.com ', password: ' x ' })).toEqual({ email: 'agata@example.com', password: ' x ' })
})
