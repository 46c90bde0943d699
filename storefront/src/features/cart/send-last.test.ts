import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendLast } from './send-last.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('sends one request with the last of several quick values', async () => {
  const sent: number[] = []
  const { schedule } = sendLast<number>(async (value) => void sent.push(value), () => undefined, 400)
  for (const value of [2, 3, 4]) {
    schedule(value)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(sent).toEqual([4])
})

test('sends a value that is scheduled during a request after it, and is idle only then', async () => {
  const sent: number[] = []
  const onIdle = vi.fn<() => void>()
  const slow = async (value: number) => {
    sent.push(value)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  const { schedule } = sendLast(slow, onIdle, 400)
  schedule(2)
  await vi.advanceTimersByTimeAsync(500)
  schedule(5)
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual([2])
  expect(onIdle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual([2, 5])
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('flush sends a waiting value at once, and only once', async () => {
  const sent: number[] = []
  const { schedule, flush } = sendLast<number>(async (value) => void sent.push(value), () => undefined, 400)
  schedule(7)
  flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([7])
})

test('tells during a request whether a later value has replaced its own', async () => {
  const replaced: boolean[] = []
  const slow = async (_value: number, isReplaced: () => boolean) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    replaced.push(isReplaced())
  }
  const { schedule } = sendLast(slow, () => undefined, 400)
  schedule(10)
  await vi.advanceTimersByTimeAsync(500)
  schedule(3)
  await vi.advanceTimersByTimeAsync(3000)
  expect(replaced).toEqual([true, false])
})
