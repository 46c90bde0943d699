import { expect, test } from 'vitest'
import { refusalOf } from '../refusals/refusal.fixture.ts'
import { fromUid, toUid } from './uid.ts'

test('a uid is the base64 of a plain id or path', () => {
  expect(toUid(2)).toBe('Mg==')
  expect(fromUid(toUid('configurable/93/52'))).toBe('configurable/93/52')
})

test.each(['', '***', '3', 'Mg', 'Mg==='])('%s is not a uid', (text) => {
  expect(refusalOf(() => fromUid(text))).toBe(`Value of uid "${text}" is incorrect.`)
})
