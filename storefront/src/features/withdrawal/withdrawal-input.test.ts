import { expect, test } from 'vitest'
import { readDeclare, readLookUp } from './withdrawal-input.ts'

const INPUT = {
  key: '0123456789abcdef', locale: 'pl', firstName: 'Agata', lastName: 'Wierch', number: '000000123', email: 'agata@example.com',
  replyTo: 'agata@example.com', isWhole: true, items: [], goods: '',
}

test('takes what the form sends, without the blanks around it', () => {
  expect(readDeclare({ ...INPUT, lastName: '  Wierch ', extra: 1 })).toEqual(INPUT)
  expect(readLookUp(INPUT)).toEqual({ number: '000000123', email: 'agata@example.com', lastName: 'Wierch' })
})

test.each([
  ['the longest name that an account can have', { firstName: 'A'.repeat(255), lastName: 'W'.repeat(255) }],
  ['a number with the signs of its shop', { number: '#PL-2026/000.123' }],
])('takes %s', (_, change) => {
  expect(readDeclare({ ...INPUT, ...change })).toMatchObject(change)
})

test('replaces half a character, which PHP cannot read', () => {
  const odd = { lastName: 'Wierch\ud83d', goods: '\udc00 shirt' }
  expect(readDeclare({ ...INPUT, ...odd })).toMatchObject({ lastName: 'Wierch\ufffd', goods: '\ufffd shirt' })
  expect(readLookUp({ ...INPUT, ...odd })).toMatchObject({ lastName: 'Wierch\ufffd' })
})

test.each([
  ['a line more, which could pass for another fact', { lastName: 'Wierch\nOrder: 000000999' }],
  ['a line more by another sign', { firstName: 'Agata\u2028Order' }],
  ['a header more', { replyTo: 'agata@example.com\r\nBcc: all@example.com' }],
  ['two addresses', { replyTo: 'agata@example.com, ola@example.com' }],
  ['a number with markup', { number: '<b>1</b>' }],
  ['nothing', { firstName: ' ' }],
  ['a name without an end', { lastName: 'W'.repeat(256) }],
  ['goods without an end', { goods: 'x'.repeat(8001) }],
  ['a language that the shop does not speak', { locale: 'de' }],
  ['a key that could be guessed', { key: '1' }],
  ['no item at all', { isWhole: false }],
  ['less than nothing of an item', { isWhole: false, items: [{ id: 'a', quantity: -1 }] }],
  ['items without an end', { isWhole: false, items: Array.from({ length: 401 }, () => ({ id: 'a', quantity: 1 })) }],
])('refuses %s', (_, change) => {
  expect(readDeclare({ ...INPUT, ...change })).toBeUndefined()
})

test.each([undefined, null, 'text', [], {}])('refuses %j', (body) => {
  expect(readDeclare(body)).toBeUndefined()
  expect(readLookUp(body)).toBeUndefined()
})
