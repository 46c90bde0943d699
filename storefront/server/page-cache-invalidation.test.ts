import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStage, type Stage, WOMEN } from './page-cache.fixture.ts'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('invalidating by tag', () => {
  test('pages with the tag are rendered again, others stay', async () => {
    stage.tags = ['product:MQ==']
    await stage.read()
    stage.tags = ['product:Mg==']
    await stage.read({ ...WOMEN, key: 'other' })
    expect(stage.cache.invalidate(['product:MQ=='])).toBe(1)
    expect(await stage.read()).toBe('MISS 200 render 3')
    expect(await stage.read({ ...WOMEN, key: 'other' })).toBe('HIT 200 render 2')
  })

  test('a page whose tag is invalidated during its render is not cached', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    stage.gate = promise
    stage.tags = ['product:MQ==']
    const visit = stage.read()
    stage.cache.invalidate(['product:MQ=='])
    resolve()
    expect(await visit).toBe('MISS 200 render 1')
    expect(await stage.read()).toBe('MISS 200 render 2')
  })
})
