import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteAnswer, noteTimeout, timeLimit } from './silent-backend.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  noteAnswer()
  vi.useRealTimers()
})

function waitInVain(): void {
  const startedAt = performance.now()
  vi.advanceTimersByTime(timeLimit(true))
  noteTimeout(startedAt)
}

test('after one timeout pages no longer wait for a silent backend, and one call at a time probes it', () => {
  noteAnswer()
  vi.advanceTimersByTime(1)
  waitInVain()
  expect([timeLimit(true), timeLimit(true)]).toEqual([500, 500])
  vi.advanceTimersByTime(5_000)
  expect([timeLimit(true), timeLimit(true)]).toEqual([10_000, 500])
})

test('a shopper’s own action keeps the full timeout', () => {
  waitInVain()
  expect(timeLimit(false)).toBe(10_000)
})

test('the first response ends the silence', () => {
  waitInVain()
  noteAnswer()
  expect(timeLimit(true)).toBe(10_000)
})

test('one slow call among answered ones does not make the backend silent', () => {
  const startedAt = performance.now()
  vi.advanceTimersByTime(9_000)
  noteAnswer()
  noteTimeout(startedAt)
  expect(timeLimit(true)).toBe(10_000)
})
