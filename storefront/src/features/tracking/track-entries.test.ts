import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueEvents } from './track-entries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[CONTENT-01] sends events within 5 ms in one batch, later ones in another', () => {
  const send = vi.fn<(events: readonly string[]) => void>()
  const queue = queueEvents(send)
  queue('impression')
  vi.advanceTimersByTime(4)
  queue('click')
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  queue('another')
  vi.advanceTimersByTime(5)
  vi.advanceTimersByTime(100)
  expect(send.mock.calls).toEqual([[['impression', 'click']], [['another']]])
})
