import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutageGuard } from './content-outage.ts'

let time = 0
const works = async () => 'answer'
const fails = () => Promise.reject(new Error('it is away'))

beforeEach(() => {
  time = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const guard = () => createOutageGuard('The service', () => time)

test('[CONTENT-03] a service that has failed is left alone for a while', async () => {
  const guarded = guard()
  await expect(guarded(fails)).rejects.toThrow('it is away')
  const ask = vi.fn<() => Promise<string>>(works)
  await expect(guarded(ask)).rejects.toThrow('failed a moment ago')
  expect(ask).not.toHaveBeenCalled()
  time = 10_000
  expect(await guarded(ask)).toBe('answer')
})

test('[CONTENT-03] one call finds out whether it is back, while the others do not wait', async () => {
  const guarded = guard()
  await guarded(fails).catch(() => {})
  time = 10_000
  const first = guarded(works)
  await expect(guarded(works)).rejects.toThrow('failed a moment ago')
  expect(await first).toBe('answer')
  expect(await guarded(works)).toBe('answer')
})

test('[CONTENT-03] an outage is one line of the log, and its end another', async () => {
  const guarded = guard()
  for (time = 0; time < 60_000; time += 10_000) await guarded(fails).catch(() => {})
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The service cannot be used, pages go without it: it is away')
  await guarded(works)
  await guarded(works)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('The service answers again')
})
