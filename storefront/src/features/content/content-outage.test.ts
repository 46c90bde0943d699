import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutageGuard } from './content-outage.ts'

let time = 0
const works = async () => 'answer'
const fails = () => Promise.reject(new Error('unreachable'))

beforeEach(() => {
  time = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

let services = 0
const guard = (what = `Service ${++services}`) => createOutageGuard(what, () => time)

test('[CONTENT-03] refuses calls for a while after a failure', async () => {
  const guarded = guard()
  await expect(guarded(fails)).rejects.toThrow('unreachable')
  const ask = vi.fn<() => Promise<string>>(works)
  await expect(guarded(ask)).rejects.toThrow('failed recently')
  expect(ask).not.toHaveBeenCalled()
  time = 10_000
  expect(await guarded(ask)).toBe('answer')
})

test('[CONTENT-03] lets one call probe, while others are refused', async () => {
  const guarded = guard()
  await guarded(fails).catch(() => {})
  time = 10_000
  const first = guarded(works)
  await expect(guarded(works)).rejects.toThrow('failed recently')
  expect(await first).toBe('answer')
  expect(await guarded(works)).toBe('answer')
})

test('[CONTENT-03] logs the start and the end of an outage once each', async () => {
  const guarded = guard('The service')
  for (time = 0; time < 60_000; time += 10_000) await guarded(fails).catch(() => {})
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The service is unavailable, pages are rendered without it: unreachable')
  await guarded(works)
  await guarded(works)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('The service is available again')
})

test('[CONTENT-03] counts one outage for all callers of the same service', async () => {
  const [one, another] = [guard('The other service'), guard('The other service')]
  await one(fails).catch(() => {})
  await expect(another(works)).rejects.toThrow('failed recently')
  expect(console.error).toHaveBeenCalledOnce()
})
