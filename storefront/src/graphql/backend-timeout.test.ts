import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordResponse, recordTimeout, timeLimit } from './backend-timeout.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  recordResponse()
  vi.useRealTimers()
})

function timeOut(): void {
  const startedAt = performance.now()
  vi.advanceTimersByTime(timeLimit(true))
  recordTimeout(startedAt)
}

test('after one timeout, pages do not wait for the backend, and one call at a time probes it', () => {
  recordResponse()
  vi.advanceTimersByTime(1)
  timeOut()
  expect([timeLimit(true), timeLimit(true)]).toEqual([500, 500])
  vi.advanceTimersByTime(5_000)
  expect([timeLimit(true), timeLimit(true)]).toEqual([10_000, 500])
})

test('a shopper’s own action has the full timeout', () => {
  timeOut()
  expect(timeLimit(false)).toBe(10_000)
})

test('the first response restores the full timeout', () => {
  timeOut()
  recordResponse()
  expect(timeLimit(true)).toBe(10_000)
})

test('a timeout is ignored if another call got a response', () => {
  const startedAt = performance.now()
  vi.advanceTimersByTime(9_000)
  recordResponse()
  recordTimeout(startedAt)
  expect(timeLimit(true)).toBe(10_000)
})
