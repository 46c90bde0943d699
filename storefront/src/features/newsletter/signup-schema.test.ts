import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signupSchema } from './signup-schema.ts'

const wrongIn = (email: string, consent: boolean): string[] => {
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
])('[FORM-03] of "%s" with consent %s is wrong: %j', (email, consent, wrong) => expect(wrongIn(email, consent)).toEqual(wrong))

test('[FORM-03] the address is sent without the blanks around it', () => {
  expect(v.parse(signupSchema, { email: ' anna@example.com ', consent: true }).email).toBe('anna@example.com')
})
