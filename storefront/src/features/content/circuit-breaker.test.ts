import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

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
const createBreaker = (what = `Service ${++services}`) => createCircuitBreaker(what, () => time)

test('[CONTENT-03] rejects calls for ten seconds after a failure', async () => {
  const breaker = createBreaker()
  await expect(breaker(fails)).rejects.toThrow('unreachable')
  const call = vi.fn<() => Promise<string>>(works)
  await expect(breaker(call)).rejects.toThrow('failed recently')
  expect(call).not.toHaveBeenCalled()
  time = 10_000
  expect(await breaker(call)).toBe('answer')
})

test('[CONTENT-03] lets one call probe the service and rejects the others', async () => {
  const breaker = createBreaker()
  await breaker(fails).catch(() => {})
  time = 10_000
  const first = breaker(works)
  await expect(breaker(works)).rejects.toThrow('failed recently')
  expect(await first).toBe('answer')
  expect(await breaker(works)).toBe('answer')
})

test('[CONTENT-03] a call from before the outage that ends during a probe lets no second one through', async () => {
  const breaker = createBreaker()
  const [early, probe] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const slow = breaker(() => early.promise)
  await breaker(fails).catch(() => {})
  time = 10_000
  const probing = breaker(() => probe.promise)
  early.reject(new Error('timeout'))
  await expect(slow).rejects.toThrow('timeout')
  time = 20_000
  const second = vi.fn<() => Promise<string>>(works)
  await expect(breaker(second)).rejects.toThrow('failed recently')
  expect(second).not.toHaveBeenCalled()
  probe.resolve('answer')
  expect(await probing).toBe('answer')
})

test('[CONTENT-03] logs the start and the end of an outage once each', async () => {
  const breaker = createBreaker('The service')
  for (time = 0; time < 60_000; time += 10_000) await breaker(fails).catch(() => {})
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The service is unavailable, pages are rendered without it: unreachable')
  await breaker(works)
  await breaker(works)
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('The service is available again')
})

test('[CONTENT-03] counts one outage for all callers of the same service', async () => {
  const [one, another] = [createBreaker('The other service'), createBreaker('The other service')]
  await one(fails).catch(() => {})
  await expect(another(works)).rejects.toThrow('failed recently')
  expect(console.error).toHaveBeenCalledOnce()
})
