import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStage, ROOM, Stage, WOMEN } from './page-cache.fixture.ts'
import { PageCache } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import { RenderQueue, RenderQueueFull } from './render-queue.ts'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('under overload', () => {
  const numbered = (index: number): PageRequest => ({ key: `html /en/${index}`, url: `/en/${index}`, headers: {} })

  test('a stale page is served, and a new one is refused', async () => {
    stage = new Stage({ concurrency: 1, waiting: 1 })
    await stage.read()
    stage.later(60 + 601)
    stage.gate = new Promise(() => {})
    void stage.read(numbered(1))
    void stage.read(numbered(2))
    await expect(stage.cache.get(numbered(3))).rejects.toThrow(RenderQueueFull)
    expect(await stage.read()).toBe('STALE 200 render 1')
    expect(stage.renders).toBe(2)
  })
})

test('the cache is limited in bytes', async () => {
  const small = new PageCache({ maxBytes: 16_000, finish: (answer) => answer, queue: new RenderQueue(ROOM), render: (request, response) => stage.render(request, response) })
  for (const key of ['a', 'b', 'c', 'd']) await small.get({ ...WOMEN, key })
  expect(['a', 'b', 'c', 'd'].filter((key) => small.fresh(key))).toEqual(['c', 'd'])
})

test('the compressed copies of a page count as well, including the one created at the second request', async () => {
  // Noise, two copies of about 76 kB each: the segment for repeatedly requested pages has room for three of them.
  const noise = randomBytes(75_000).toString('base64')
  const cache = new PageCache({
    finish: (answer) => answer,
    maxBytes: 377_000,
    queue: new RenderQueue(ROOM),
    render: (_request, response) => {
      response.writeHead(200, stage.headers)
      response.end(noise)
    },
  })
  for (const key of ['first', 'second']) {
    const { page } = await cache.get({ ...WOMEN, key })
    expect(Object.keys(page.bodies)).toEqual(['gzip'])
    await vi.waitFor(() => expect(cache.fresh(key)?.bodies.br).toBeDefined())
  }
  expect([cache.has('first'), cache.has('second')]).toEqual([false, true])
})
