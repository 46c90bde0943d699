import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a browser that can tell calls when it is idle, unless cancelled', () => {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.set(waiting.size + 1, callback).size)
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  whenIdle(first)
  whenIdle(second)()
  for (const callback of waiting.values()) callback()
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})

test('a browser that cannot tell, as Safari, calls soon, unless cancelled', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  whenIdle(first)
  whenIdle(second)()
  expect(first).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})
