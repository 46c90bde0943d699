import { expect, test } from 'vitest'
import { unexpectedError } from './check-log.ts'

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
