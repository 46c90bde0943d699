import { describe, expect, test, vi } from 'vitest'
import { instance, shareRedis } from './instances.fixture.ts'
import { hasRedis, PATIENCE } from './redis.fixture.ts'

shareRedis()

describe.skipIf(!hasRedis)('[CLUSTER-03] of several instances', () => {
  test('one renders a page, and the others wait for it', async () => {
    const [one, two] = [await instance(), await instance()]
    const { promise, resolve } = Promise.withResolvers<void>()
    one.stage.gate = promise
    const waits = vi.spyOn(two.shared, 'whenRendered')
    const visits = [one.stage.read()]
    await expect.poll(() => one.stage.renders, PATIENCE).toBe(1)
    visits.push(two.stage.read(), two.stage.read())
    await expect.poll(() => waits.mock.calls.length, PATIENCE).toBe(1)
    resolve()
    expect(await Promise.all(visits)).toEqual(Array(3).fill('MISS 200 render 1'))
    expect(two.stage.renders).toBe(0)
  })

  test('another one takes over if the first is killed', async () => {
    const [one, two] = [await instance(), await instance()]
    const { promise, resolve } = Promise.withResolvers<void>()
    one.stage.gate = promise
    const visit = one.stage.read()
    await expect.poll(() => one.stage.renders, PATIENCE).toBe(1)
    one.cut()
    expect(await two.stage.read()).toBe('MISS 200 render 1')
    resolve()
    await visit
  })

  test('keeps the page while its render takes long', async () => {
    const [one, two] = [await instance(), await instance()]
    const { promise, resolve } = Promise.withResolvers<void>()
    one.stage.gate = promise
    const visit = one.stage.read()
    await expect.poll(() => one.stage.renders, PATIENCE).toBe(1)
    const rival = two.stage.read()
    const end = performance.now() + 1600
    await expect.poll(() => performance.now() > end, PATIENCE).toBe(true)
    expect(two.stage.renders).toBe(0)
    resolve()
    await Promise.all([visit, rival])
    expect(two.stage.renders).toBe(0)
  })

  test('another one takes over if the first fails', { timeout: 10_000 }, async () => {
    const [one, two] = [await instance(), await instance()]
    const { promise, reject } = Promise.withResolvers<void>()
    one.stage.gate = promise
    const failing = one.stage.read()
    await expect.poll(() => one.stage.renders, PATIENCE).toBe(1)
    const visit = two.stage.read()
    reject(new Error('the backend is away'))
    await expect(failing).rejects.toThrow('the backend is away')
    expect(await visit).toBe('MISS 200 render 1')
  })
})
