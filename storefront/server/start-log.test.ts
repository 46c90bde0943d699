import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import '../src/graphql/failure-line.ts'
import { ServerError } from '../src/graphql/errors.ts'
import { jsonLine, startLog } from './start-log.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const read = (...parts: unknown[]) => JSON.parse(jsonLine('error', parts, NOW))

afterEach(() => void vi.restoreAllMocks())

test('[OPS-03] an event is one object in one line, with its stack apart', () => {
  const error = new TypeError('no\nproduct')
  expect(jsonLine('error', ['/books:', error], NOW)).not.toContain('\n')
  expect(read('/books:', error)).toEqual({ time: '2026-05-01T10:00:00.000Z', level: 'error', message: '/books: TypeError: no\nproduct', stack: error.stack })
})

test('[OPS-03] a failure of the backend names its operation and status', () => {
  expect(read(new ServerError('Product', 'the backend answered 503', { status: 503 }))).toMatchObject({ message: 'ServerError: Product: the backend answered 503', operation: 'Product', status: 503 })
})

test('[OPS-03] Next’s own lines have placeholders, and an error that it has thrown its digest', () => {
  expect(read('%s took %d ms', 'A page', 12)).toMatchObject({ message: 'A page took 12 ms' })
  expect(read(Object.assign(new Error('broken'), { digest: '1234' }))).toMatchObject({ digest: '1234' })
})

test('[OPS-03] an error that Next describes in many lines has one', () => {
  const prototype = Error.prototype as unknown as Record<symbol, unknown>
  prototype[inspect.custom] = () => 'one\ntwo'
  expect(read('⨯', new TypeError('broken'))).toMatchObject({ message: '⨯ TypeError: broken' })
  delete prototype[inspect.custom]
})

test('[OPS-03] each method of the console writes lines of its level', () => {
  const written: string[] = []
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
  const originals = methods.map((method) => [method, console[method]] as const)
  for (const method of methods) console[method] = (...parts: unknown[]) => void written.push(String(parts[1]))
  startLog('json')
  for (const method of methods) console[method]('100% of it')
  for (const [method, original] of originals) console[method] = original
  expect(written.map((line) => JSON.parse(line))).toEqual(['info', 'info', 'warn', 'error', 'debug'].map((level) => ({ time: expect.any(String), level, message: '100% of it' })))
})
