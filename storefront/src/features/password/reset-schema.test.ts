import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Reset, resetSchema } from './reset-schema.ts'

const GOOD: Reset = { email: 'agata@example.com', password: 'Giewont-1894', passwordConfirmation: 'Giewont-1894' }

test.each<[string, Partial<Reset>, Record<string, string>]>([
  ['a good password, twice', {}, {}],
  ['confirmed by another one', { passwordConfirmation: 'giewont-1894' }, { passwordConfirmation: 'passwordsDiffer' }],
  ['a weak one', { password: 'giewont', passwordConfirmation: 'giewont' }, { password: 'passwordWeak' }],
  ['the email itself', { email: 'Agata-1@example.com', password: 'agata-1@Example.com', passwordConfirmation: 'agata-1@Example.com' }, { password: 'passwordIsEmail' }],
  ['no email', { email: '' }, { email: 'required' }],
])('[AUTH-09] validates a new password: %s', (_what, changed, messages) => {
  const values = { ...GOOD, ...changed }
  const { issues = [] } = v.safeParse(resetSchema(values), values, { abortPipeEarly: true })
  expect(Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))).toEqual(messages)
})
