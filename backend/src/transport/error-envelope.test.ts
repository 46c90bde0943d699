import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../refusals/phrases.ts'
import { errorEnvelope } from './error-envelope.ts'

const bug = () => new GraphQLError('no', { originalError: new Error('a bug') })

/** The first argument of each log entry. */
function logOf(errors: readonly GraphQLError[], operationName: string): string[] {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { onResultProcess } = errorEnvelope(() => ENGLISH, undefined)
  const hook = { request: new Request('http://localhost/graphql'), result: { errors }, serverContext: { params: { operationName } }, setResult: () => {} }
  void onResultProcess!(hook as unknown as Parameters<NonNullable<typeof onResultProcess>>[0])
  const logged = log.mock.calls.map(([first]) => String(first))
  log.mockRestore()
  return logged
}

test.each([
  ['Menu', 'Menu failed:'],
  ['Menu\nPlaceOrder failed: forged', 'an unnamed operation failed:'],
  ['Menu\r\u001b[2J', 'an unnamed operation failed:'],
  ['x'.repeat(2000), 'an unnamed operation failed:'],
])('an operation named %j cannot forge a line of the log', (operationName, line) => {
  expect(logOf([bug()], operationName)).toEqual([line])
})

test('a bug that one request triggers thousands of times does not fill the log', () => {
  expect(logOf(Array.from({ length: 5000 }, bug), 'Menu')).toHaveLength(3)
})
