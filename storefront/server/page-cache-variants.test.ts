import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANY_QUERY_TAG, NOT_FOUND_TAG } from '../src/lib/cache-tags.ts'
import { openStage, type Stage, WOMEN } from './page-cache.fixture.ts'
import type { PageRequest } from './page-request.ts'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page that ignores its query is cached once, without a query', async () => {
  const chosen = (query: string): PageRequest => ({ key: `html /en/tee/~/${query}`, url: `/en/tee/~/${query}`, headers: {} })
  stage.tags = ['products', ANY_QUERY_TAG]
  expect(await stage.read(chosen('color%3D49'))).toBe('MISS 200 render 2')
  expect(await stage.read(chosen('color%3D50'))).toBe('HIT 200 render 2')
  expect(stage.cache.fresh(chosen('color%3D51').key)).toBe(stage.cache.fresh('html /en/tee'))
  expect(stage.cache.invalidate(['products'])).toBe(1)
})

test('a page that depends on its query is cached for each', async () => {
  const filtered = (query: string): PageRequest => ({ key: `html /en/women/~/${query}`, url: `/en/women/~/${query}`, headers: {} })
  expect([await stage.read(), await stage.read(filtered('p%3D2')), await stage.read(filtered('p%3D3'))])
    .toEqual(['MISS 200 render 1', 'MISS 200 render 2', 'MISS 200 render 3'])
})

test('simultaneous requests for an uncached page cause one render', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  stage.gate = promise
  const visits = [stage.read(), stage.read(), stage.read()]
  resolve()
  expect(new Set(await Promise.all(visits))).toEqual(new Set(['MISS 200 render 1']))
})

test('the variants of a page wait for each other, and other pages do not', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  stage.gate = promise
  stage.tags = [NOT_FOUND_TAG]
  const variants = ['html', 'tree', 'payload'].map((name) => stage.read({ ...WOMEN, key: name }))
  const other = stage.read({ key: 'men', url: '/en/men', headers: {} })
  await Promise.resolve()
  expect(stage.renders).toBe(2)
  resolve()
  expect(await other).toBe('MISS 404 render 2')
  expect(await Promise.all(variants)).toEqual(['MISS 404 render 1', 'MISS 404 render 3', 'MISS 404 render 4'])
})

test('a variant is rendered after the previous one failed', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  stage.gate = promise
  const failing = stage.read()
  await vi.waitFor(() => expect(stage.renders).toBe(1))
  const next = stage.read({ ...WOMEN, key: 'payload' })
  stage.gate = Promise.resolve()
  reject(new Error('broken off'))
  await expect(failing).rejects.toThrow('broken off')
  expect(await next).toBe('MISS 200 render 2')
})

test('the renderer gets only the request headers that select the variant', async () => {
  await stage.read({ ...WOMEN, headers: { rsc: '1' } })
  expect(stage.seen).toEqual([{ rsc: '1', host: 'shop.internal' }])
})
