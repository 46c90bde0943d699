import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundedCheck } from './bounded-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[OPS-01] a check that takes too long has failed, and no other begins until it ends', async () => {
  const late = Promise.withResolvers<boolean>()
  const check = vi.fn<() => Promise<boolean>>(() => late.promise)
  const bounded = boundedCheck(check)
  const first = bounded()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await first).toBe(false)
  expect(await bounded()).toBe(false)
  expect(check).toHaveBeenCalledTimes(1)
  late.resolve(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(await bounded()).toBe(true)
  expect(check).toHaveBeenCalledTimes(1)
})
