import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  ['agata@example.com', true],
  ['a.wierch+halny@poczta.zakopane.pl', true],
  ['zażółć@gęślą.pl', true],
  ["o'neill@example.co.uk", true],
  ['agata', false],
  ['agata@', false],
  ['agata@localhost', false],
  ['@example.com', false],
  ['a b@example.com', false],
  ['a@@example.com', false],
  ['.agata@example.com', false],
  ['agata..w@example.com', false],
  ['agata@-example.com', false],
  ['agata@example.com\n', false],
  ['aga\u200bta@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('%s is a valid e-mail address: %s', (text, isAddress) => {
  expect(isEmailAddress(text)).toBe(isAddress)
})
