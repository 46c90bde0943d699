import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLeak, unexpectedError } from './forbidden-text.ts'

const NO_SECRETS = new Map<string, string>()
const ROOT = join(import.meta.dirname, '..')

test.each([
  ['a stack', 'oops\n    at handle (file:///srv/shop/main.ts:10:5)'],
  ['a stack', 'at async node:internal/process/task_queues:103:5'],
  ['a path', `cannot open ${ROOT}/var/shop.db`],
  ['a path', 'in .next/server/chunks/1.js'],
  ['SQL', 'no such column: sku'],
  ['SQL', 'UNIQUE constraint failed: customer.email'],
  ['SQL', '"SELECT id, sku FROM product WHERE id = ?"'],
  ['an error of the program', '{"errors":[{"message":"Internal server error"}]}'],
  ['an error of the program', "Cannot read properties of undefined (reading 'sku')"],
  ['an error of the program', 'connect ECONNREFUSED 127.0.0.1:4000'],
])('finds %s in %s', (kind, text) => {
  expect(findLeak(text, '', NO_SECRETS)?.kind).toBe(kind)
})

test.each(['Choose a size from the list.', 'The request is too large.', 'Syntax Error: Unexpected <EOF>.', 'Looking at the map (1:50000)'])('accepts %s', (text) => {
  expect(findLeak(text, '', NO_SECRETS)).toBeUndefined()
})

test('finds a secret and ignores the visitor’s own input', () => {
  const secrets = new Map([['the token', 's3cret']])
  expect(findLeak('{"token":"s3cret"}', '', secrets)?.kind).toBe('the token')
  expect(findLeak('Nothing found for s3cret', '/search?q=s3cret', secrets)).toBeUndefined()
  expect(findLeak('Nothing found for TypeError', '/search?q=TypeError', NO_SECRETS)).toBeUndefined()
})

test('finds a stack, with the lines before it', () => {
  expect(unexpectedError("The shop answers\nTypeError: x is undefined\n    at open (/srv/main.ts:1:2)\n")).toContain('TypeError: x is undefined')
  expect(unexpectedError(' ⨯ Error: aborted\n    at ignore-listed frames\n')).toContain('aborted')
})

test('finds an uncaught error', () => {
  expect(unexpectedError('[UnhandledRejection]')).toBeDefined()
  expect(unexpectedError('FATAL ERROR: JavaScript heap out of memory')).toBeDefined()
})

test('accepts a line that only reports a failure', () => {
  expect(unexpectedError('PlaceOrder: the backend cannot be reached or understood: TimeoutError\nlooking at 10:45\n')).toBeUndefined()
})
