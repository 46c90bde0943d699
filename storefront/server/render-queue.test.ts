import { expect, test } from 'vitest'
import { type Lane, RenderQueue, RenderQueueFull } from './render-queue.ts'

/** Renderings that end when a test says so. */
class Kitchen {
  readonly queue: RenderQueue
  readonly started: string[] = []
  readonly #ends = new Map<string, PromiseWithResolvers<void>>()

  constructor(concurrency: number, waiting: number) {
    this.queue = new RenderQueue({ concurrency, waiting })
  }

  render(lane: Lane, name: string): Promise<string> {
    const end = Promise.withResolvers<void>()
    this.#ends.set(name, end)
    return this.queue.run(lane, async () => {
      this.started.push(name)
      await end.promise
      return name
    })
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)!.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('the limit of simultaneous renders is used, and the next one starts when one is done', async () => {
  const kitchen = new Kitchen(2, 10)
  for (const name of ['a', 'b', 'c', 'd']) void kitchen.render('page', name)
  expect(kitchen.started).toEqual(['a', 'b'])
  await kitchen.end('b')
  expect(kitchen.started).toEqual(['a', 'b', 'c'])
  await kitchen.end('a')
  expect(kitchen.started).toEqual(['a', 'b', 'c', 'd'])
})

test('a page overtakes waiting filtered listings', async () => {
  const kitchen = new Kitchen(1, 10)
  void kitchen.render('query', 'listing 1')
  void kitchen.render('query', 'listing 2')
  void kitchen.render('page', 'product')
  await kitchen.end('listing 1')
  expect(kitchen.started).toEqual(['listing 1', 'product'])
})

test('in a full queue a page replaces the newest listing, and a new listing is refused', async () => {
  const kitchen = new Kitchen(1, 2)
  void kitchen.render('query', 'listing 1')
  const older = kitchen.render('query', 'listing 2')
  const newest = kitchen.render('query', 'listing 3')
  await expect(kitchen.render('query', 'listing 4')).rejects.toThrow(RenderQueueFull)
  void kitchen.render('page', 'product')
  await expect(newest).rejects.toThrow(RenderQueueFull)
  void kitchen.render('page', 'category')
  await expect(older).rejects.toThrow(RenderQueueFull)
  await expect(kitchen.render('page', 'another')).rejects.toThrow(RenderQueueFull)
  await kitchen.end('listing 1')
  await kitchen.end('product')
  expect(kitchen.started).toEqual(['listing 1', 'product', 'category'])
})

test('a stand-in page never waits and is never replaced', async () => {
  const kitchen = new Kitchen(1, 1)
  void kitchen.render('page', 'product')
  void kitchen.render('page', 'category')
  expect(await Promise.all([kitchen.render('stand-in', 'sorry'), kitchen.end('sorry')])).toEqual(['sorry', undefined])
  expect(kitchen.started).toEqual(['product', 'sorry'])
  await kitchen.end('product')
  expect(kitchen.started).toEqual(['product', 'sorry', 'category'])
})

test('a failed render frees its place as well', async () => {
  const queue = new RenderQueue({ concurrency: 1, waiting: 1 })
  const failing = queue.run('page', () => Promise.reject(new Error('no')))
  const next = queue.run('page', async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('a render waits for `beforeRender`, and a stand-in page does not', async () => {
  const { promise: way, resolve: clear } = Promise.withResolvers<void>()
  const queue = new RenderQueue({ concurrency: 2, waiting: 1, beforeRender: () => way })
  const started: string[] = []
  const page = queue.run('page', async () => started.push('page'))
  await queue.run('stand-in', async () => started.push('stand-in'))
  clear()
  await page
  expect(started).toEqual(['stand-in', 'page'])
})
