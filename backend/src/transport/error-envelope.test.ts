import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { ENGLISH } from '../refusals/phrases.ts'
import { errorEnvelope } from './error-envelope.ts'

test.each([
  ['Menu', 'Menu failed:'],
  ['Menu\nPlaceOrder failed: forged', 'an unnamed operation failed:'],
  ['Menu\r\u001b[2J', 'an unnamed operation failed:'],
  ['x'.repeat(2000), 'an unnamed operation failed:'],
])('a client that calls its operation %j writes no line of its own into the log', (operationName, line) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { onResultProcess } = errorEnvelope(() => ENGLISH, undefined)
  const result = { errors: [new GraphQLError('no', { originalError: new Error('a bug') })] }
  const hook = { request: new Request('http://localhost/graphql'), result, serverContext: { params: { operationName } }, setResult: () => {} }
  void onResultProcess!(hook as unknown as Parameters<NonNullable<typeof onResultProcess>>[0])
  expect(log.mock.calls.map(([first]) => String(first))).toEqual([line])
  log.mockRestore()
})
