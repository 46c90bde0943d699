import { AsyncResource } from 'node:async_hooks'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../src/graphql/failure-line.ts'
import { ServerError } from '../src/graphql/errors.ts'
import { enterRequest } from '../src/monitoring/request-context.ts'
import { jsonLine, startLog } from './start-log.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const read = (...parts: unknown[]) => JSON.parse(jsonLine('error', parts, { now: NOW }))

afterEach(() => void vi.restoreAllMocks())

test('[OPS-03] an event is one object in one line, with its stack apart', () => {
  const error = new TypeError('no\nproduct')
  expect(jsonLine('error', ['/books:', error], { now: NOW })).not.toContain('\n')
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

describe('equal failures', () => {
  const methods = ['log', 'error'] as const
  const originals = methods.map((method) => [method, console[method]] as const)
  let written: unknown[][]

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    written = []
    for (const method of methods) console[method] = (...parts) => void written.push(parts)
  })
  afterEach(() => {
    for (const [method, original] of originals) console[method] = original
    vi.useRealTimers()
  })

  const fail = (id: string, what = 'Cart: the backend cannot be reached') =>
    new AsyncResource('a request').runInAsyncScope(() => {
      enterRequest({ id, startedAt: 0 })
      console.error(what)
    })

  test('[OPS-03] within half a minute they are one line and a count, with the requests that a shopper may name', () => {
    startLog('text')
    for (const id of ['one', 'one', 'two', 'three', 'two']) fail(id)
    fail('two', 'Cart: the backend answered 500')
    expect(written).toEqual([['[one] Cart: the backend cannot be reached'], ['[two] Cart: the backend answered 500']])
    vi.advanceTimersByTime(30_000)
    expect(written.slice(2)).toEqual([['[2 more: two three] Cart: the backend cannot be reached']])
    fail('four')
    vi.advanceTimersByTime(30_000)
    expect(written.slice(3)).toEqual([['[1 more: four] Cart: the backend cannot be reached']])
    vi.advanceTimersByTime(30_000)
    fail('five')
    expect(written.slice(4)).toEqual([['[five] Cart: the backend cannot be reached']])
  })

  test('[OPS-03] for machines the count and the requests are fields', () => {
    startLog('json')
    for (const id of ['one', 'two', 'three']) fail(id)
    vi.advanceTimersByTime(30_000)
    expect(JSON.parse(String(written.at(-1)?.[1]))).toEqual({ time: expect.any(String), level: 'error', message: 'Cart: the backend cannot be reached', timesMore: 2, requestIds: ['two', 'three'] })
  })

  test('an outage with thousands of different lines keeps their number and loses none', () => {
    startLog('text')
    for (let round = 0; round < 2; round += 1) for (let page = 0; page < 700; page += 1) fail(`${round}-${page}`, `/page-${page}: failed`)
    vi.advanceTimersByTime(30_000)
    const counted = written.map(([line]) => Number(/^\[(\d+) times/.exec(String(line))?.[1] ?? 1))
    expect(counted.reduce((sum, times) => sum + times, 0)).toBe(1400)
  })

  test('lines that report no failure are all written', () => {
    startLog('text')
    for (const _ of [1, 2, 3]) console.log('Next is ready')
    expect(written).toHaveLength(3)
  })
})
