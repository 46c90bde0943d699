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

test('pages wait for a silent backend once, and then one call at a time tries again', () => {
  noteAnswer()
  vi.advanceTimersByTime(1)
  waitInVain()
  expect([timeLimit(true), timeLimit(true)]).toEqual([500, 500])
  vi.advanceTimersByTime(5_000)
  expect([timeLimit(true), timeLimit(true)]).toEqual([10_000, 500])
})

test('what a shopper does has its whole time', () => {
  waitInVain()
  expect(timeLimit(false)).toBe(10_000)
})

test('with the first answer it is silent no more', () => {
  waitInVain()
  noteAnswer()
  expect(timeLimit(true)).toBe(10_000)
})

test('one slow call among others that are answered is no silence', () => {
  const startedAt = performance.now()
  vi.advanceTimersByTime(9_000)
  noteAnswer()
  noteTimeout(startedAt)
  expect(timeLimit(true)).toBe(10_000)
})
