import { expect, test } from 'vitest'
import { readDeclare, readLookUp } from './withdrawal-input.ts'

const INPUT = {
  key: '0123456789abcdef', locale: 'pl', firstName: 'Agata', lastName: 'Wierch', number: '000000123', email: 'agata@example.com',
  replyTo: 'agata@example.com', isWhole: true, items: [], goods: '',
}

test('[WITHDRAW-02] accepts the form’s values and trims them', () => {
  expect(readDeclare({ ...INPUT, lastName: '  Wierch ', extra: 1 })).toEqual(INPUT)
  expect(readLookUp(INPUT)).toEqual({ number: '000000123', email: 'agata@example.com', lastName: 'Wierch' })
})

test.each([
  ['the longest name of an account', { firstName: 'A'.repeat(255), lastName: 'W'.repeat(255) }],
  ['an order number with letters and punctuation', { number: '#PL-2026/000.123' }],
])('[WITHDRAW-02] accepts %s', (_, change) => {
  expect(readDeclare({ ...INPUT, ...change })).toMatchObject(change)
})

test('replaces lone surrogates, which PHP cannot parse', () => {
  const odd = { lastName: 'Wierch\ud83d', goods: '\udc00 shirt' }
  expect(readDeclare({ ...INPUT, ...odd })).toMatchObject({ lastName: 'Wierch\ufffd', goods: '\ufffd shirt' })
  expect(readLookUp({ ...INPUT, ...odd })).toMatchObject({ lastName: 'Wierch\ufffd' })
})

test.each([
  ['a line break, after which text could pass for another fact', { lastName: 'Wierch\nOrder: 000000999' }],
  ['a Unicode line separator', { firstName: 'Agata\u2028Order' }],
  ['an injected email header', { replyTo: 'agata@example.com\r\nBcc: all@example.com' }],
  ['two addresses', { replyTo: 'agata@example.com, ola@example.com' }],
  ['a number with markup', { number: '<b>1</b>' }],
  ['an empty name', { firstName: ' ' }],
  ['a name that is too long', { lastName: 'W'.repeat(256) }],
  ['a text that is too long', { goods: 'x'.repeat(8001) }],
  ['an unsupported language', { locale: 'de' }],
  ['a key that could be guessed', { key: '1' }],
  ['no item', { isWhole: false }],
  ['a negative quantity', { isWhole: false, items: [{ id: 'a', quantity: -1 }] }],
  ['too many items', { isWhole: false, items: Array.from({ length: 401 }, () => ({ id: 'a', quantity: 1 })) }],
])('[WITHDRAW-02] refuses %s', (_, change) => {
  expect(readDeclare({ ...INPUT, ...change })).toBeUndefined()
})

test.each([undefined, null, 'text', [], {}])('refuses %j', (body) => {
  expect(readDeclare(body)).toBeUndefined()
  expect(readLookUp(body)).toBeUndefined()
})
