import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

function openQueue() {
  const queue = createBoundedQueue({ running: 2, waiting: 1 })
  const begun: string[] = []
  const start = (name: string, options = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const result = queue.run(() => {
      begun.push(name)
      return promise
    }, options)
    return { result, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { begun, start }
}

test('runs some tasks, queues the next until one ends, and refuses any more', async () => {
  const { begun, start } = openQueue()
  const [first, , third] = [start('first'), start('second'), start('third')]
  await expect(start('fourth').result).rejects.toMatchObject({ extensions: { http: { status: 503, headers: { 'retry-after': '2' } } } })
  expect(begun).toEqual(['first', 'second'])
  first.end()
  expect(await first.result).toBe('first')
  third.end()
  expect(await third.result).toBe('third')
})

test('a failed task also frees its place', async () => {
  const { start } = openQueue()
  const [first, second, third] = [start('first'), start('second'), start('third')]
  first.fail()
  await expect(first.result).rejects.toThrow('first')
  second.end()
  third.end()
  expect(await third.result).toBe('third')
})

test('a task aborted while it waits does not start', async () => {
  const { begun, start } = openQueue()
  const abort = new AbortController()
  const [first, , third] = [start('first'), start('second'), start('third', { signal: abort.signal })]
  abort.abort()
  first.end()
  await expect(third.result).rejects.toThrow('busy')
  expect(begun).toEqual(['first', 'second'])
})
