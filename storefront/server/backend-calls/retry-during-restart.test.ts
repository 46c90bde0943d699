import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetry } from './retry-during-restart.ts'

let retryDuringRestart: ReturnType<typeof createRetry>

beforeEach(() => {
  vi.useFakeTimers()
  retryDuringRestart = createRetry()
})
afterEach(() => void vi.useRealTimers())

const failure = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

/** A backend that fails with the given errors and then answers. @returns the outcome of the call and the number of requests */
async function call(failures: readonly unknown[], isRead: boolean): Promise<{ outcome: string; calls: number }> {
  let calls = 0
  const outcome = retryDuringRestart(isRead, async () => {
    const next = failures[calls++]
    if (next) throw next
    return 'answered'
  }).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(20_000)
  return { outcome: await outcome, calls }
}

test.each([true, false])('a request that reached no server is retried (query: %s)', async (isRead) => {
  expect(await call([failure('ECONNREFUSED'), failure('EAI_AGAIN')], isRead)).toEqual({ outcome: 'answered', calls: 3 })
})

test.each([
  ['a query is retried once', true, { outcome: 'answered', calls: 2 }],
  ['a mutation is not retried', false, { outcome: 'fetch failed', calls: 1 }],
])('after a broken connection, %s', async (_what, isRead, expected) => {
  expect(await call([failure('ECONNRESET')], isRead)).toEqual(expected)
})

test('a query fails if its connection breaks twice or it times out', async () => {
  expect(await call([failure('ECONNRESET'), failure('ECONNRESET')], true)).toEqual({ outcome: 'fetch failed', calls: 2 })
  expect(await call([new DOMException('too long', 'TimeoutError')], true)).toEqual({ outcome: 'too long', calls: 1 })
})

test('retries during one outage, then fails at once until the backend itself responds', async () => {
  const outage = Array.from({ length: 1000 }, () => failure('ECONNREFUSED'))
  const first = await call(outage, false)
  expect(first.outcome).toBe('fetch failed')
  expect(first.calls).toBeGreaterThan(20)
  expect(await call(outage, true)).toEqual({ outcome: 'fetch failed', calls: 1 })
  expect(await call(outage, false)).toEqual({ outcome: 'fetch failed', calls: 1 })
  expect(await call([], true)).toEqual({ outcome: 'answered', calls: 1 })
  expect((await call(outage, false)).calls).toBeGreaterThan(20)
})
