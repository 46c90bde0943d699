import { expect, onTestFinished, test, vi } from 'vitest'
import { type Lane, RenderQueue, RenderQueueFull } from './render-queue.ts'

/** Renderings that end when a test says so. */
class Kitchen {
  readonly queue: RenderQueue
  readonly started: string[] = []
  readonly #ends = new Map<string, PromiseWithResolvers<void>>()

  #visitor = ''

  constructor(concurrency: number, waiting: number) {
    this.queue = new RenderQueue({ concurrency, waiting, slowAfter: 1000, ownerOf: () => this.#visitor })
  }

  /** The same for a visitor. */
  renderFor(visitor: string, lane: Lane, name: string): Promise<string> {
    this.#visitor = visitor
    return this.render(lane, name)
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

test.each(['page', 'query'] as const)('a visitor who requests one %s after another delays that of another visitor by one render', async (lane) => {
  const kitchen = new Kitchen(1, 10)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void kitchen.renderFor('a', lane, name)
  for (const name of ['b1', 'b2']) void kitchen.renderFor('b', lane, name)
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await kitchen.end(name)
  expect(kitchen.started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
})

test.each(['page', 'query'] as const)('one visitor cannot fill the queue for a %s of others', async (lane) => {
  const kitchen = new Kitchen(1, 3)
  const [, , , newest] = ['a1', 'a2', 'a3', 'a4'].map((name) => kitchen.renderFor('a', lane, name))
  await expect(kitchen.renderFor('a', lane, 'a5')).rejects.toThrow(RenderQueueFull)
  expect(kitchen.queue.isFull(lane)).toBe(true)
  void kitchen.renderFor('b', lane, 'b1')
  await expect(newest).rejects.toThrow(RenderQueueFull)
  await expect(kitchen.renderFor('b', lane, 'b2'), 'both have their share').rejects.toThrow(RenderQueueFull)
  for (const name of ['a1', 'a2', 'b1']) await kitchen.end(name)
  expect(kitchen.started).toEqual(['a1', 'a2', 'b1', 'a3'])
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

function useFakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('renders that wait for the backend hold no place after a second', async () => {
  useFakeTimeouts()
  const kitchen = new Kitchen(2, 10)
  for (const name of ['slow 1', 'slow 2', 'a', 'b', 'c']) void kitchen.render('page', name)
  await vi.advanceTimersByTimeAsync(900)
  expect(kitchen.started).toEqual(['slow 1', 'slow 2'])
  await vi.advanceTimersByTimeAsync(100)
  expect(kitchen.started).toEqual(['slow 1', 'slow 2', 'a', 'b'])
  await kitchen.end('slow 1')
  expect(kitchen.started, 'it had given its place away').toHaveLength(4)
  await kitchen.end('a')
  expect(kitchen.started).toEqual(['slow 1', 'slow 2', 'a', 'b', 'c'])
  for (const name of ['slow 2', 'b', 'c']) await kitchen.end(name)
  expect(kitchen.queue.running).toBe(0)
  for (const name of ['d', 'e', 'f']) void kitchen.render('page', name)
  expect(kitchen.started.slice(5), 'as many places as before').toEqual(['d', 'e'])
})

test('four times as many renders as places wait for the backend at most', async () => {
  useFakeTimeouts()
  const kitchen = new Kitchen(2, 2)
  const rounds = [['1', '2', '3', '4'], ['5', '6'], ['7', '8'], ['9', '10']]
  for (const names of rounds) {
    for (const name of names) void kitchen.render('page', name)
    await vi.advanceTimersByTimeAsync(1000)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(kitchen.started).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(kitchen.queue.isFull('page')).toBe(true)
  await kitchen.end('1')
  expect(kitchen.started.at(-1)).toBe('9')
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
