import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { pictureQueue } from './picture-queue.ts'

const response = (cacheState?: string) =>
  Object.assign(new EventEmitter(), { destroyed: false, getHeader: () => cacheState }) as unknown as ServerResponse & { destroyed: boolean }

function close(one: ReturnType<typeof response>): void {
  one.destroyed = true
  one.emit('close')
}

/** Pictures whose resizing ends when a test says so. */
function album(atOnce: number, mostWaiting: number) {
  let owner = ''
  const queue = pictureQueue({ atOnce, mostWaiting, ownerOf: () => owner })
  const begun: string[] = []
  const resize = (name: string, visitor = response()) => {
    const { promise, resolve: end, reject: fail } = Promise.withResolvers<void>()
    const done = queue(name, visitor, () => {
      begun.push(name)
      return promise
    })
    return { visitor, done, end, fail }
  }
  const resizeFor = (visitor: string, name: string) => {
    owner = visitor
    return resize(name)
  }
  return { begun, resize, resizeFor }
}

test('a few pictures are resized at once, and the next one starts when one is done', async () => {
  const { begun, resize } = album(2, 10)
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => resize(name))
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
  a!.end()
  expect(await a!.done).toBe(true)
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  // This visitor left while waiting, so the next one gets the slot.
  close(d!.visitor)
  expect(await d!.done).toBe(false)
  b!.end()
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'e'])
  c!.end()
  e!.end()
  expect(await Promise.all([c!.done, e!.done])).toEqual([true, true])
})

test('a visitor who requests one picture after another delays those of others by one', async () => {
  const { begun, resizeFor } = album(1, 3)
  const [first, second, third, newest] = ['a1', 'a2', 'a3', 'a4'].map((name) => resizeFor('a', name))
  const other = resizeFor('b', 'b1')
  expect(await newest!.done, 'the line is full').toBe(false)
  for (const { end, done } of [first!, second!, other, third!]) {
    end()
    expect(await done).toBe(true)
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a visitor who reads a finished picture slowly does not block others', async () => {
  const { begun, resize } = album(1, 10)
  const slow = resize('slow')
  const next = resize('next')
  slow.end()
  await slow.done
  next.end()
  expect(await next.done).toBe(true)
  expect([begun, slow.visitor.listenerCount('close')]).toEqual([['slow', 'next'], 0])
})

test('a picture whose visitor has left is finished before another starts', async () => {
  const { begun, resize } = album(1, 10)
  const left = resize('left')
  const next = resize('next')
  close(left.visitor)
  await Promise.resolve()
  expect(begun).toEqual(['left'])
  left.end()
  next.end()
  expect(await next.done).toBe(true)
})

test('a request over the limit is refused until there is room again', async () => {
  const { resize } = album(1, 1)
  const [first, second] = [resize('first'), resize('second')]
  expect(await resize('third').done).toBe(false)
  first.end()
  second.end()
  expect(await second.done).toBe(true)
  const fourth = resize('fourth')
  fourth.end()
  expect(await fourth.done).toBe(true)
})

test('a failed picture frees its place as well', async () => {
  const { resize } = album(1, 1)
  const failing = resize('failing')
  const next = resize('next')
  failing.fail(new Error('no'))
  await expect(failing.done).rejects.toThrow('no')
  next.end()
  expect(await next.done).toBe(true)
})

test('a visitor who has left takes no place', async () => {
  const { begun, resize } = album(1, 1)
  const gone = response()
  close(gone)
  expect(await resize('gone', gone).done).toBe(false)
  expect(begun).toEqual([])
})

test('a picture from Next’s cache does not wait for the queue', async () => {
  const { begun, resize } = album(1, 10)
  const visit = async (state?: string) => {
    const { done, end } = resize('stored', response(state))
    end()
    return done
  }
  await visit('MISS')
  await visit('HIT')
  const slow = resize('slow')
  // The second request gets 304 from the cache; at the third the picture has been evicted.
  for (const state of ['HIT', undefined, 'MISS']) expect(await visit(state)).toBe(true)
  const gone = visit('MISS')
  expect(begun.filter((name) => name === 'stored')).toHaveLength(5)
  slow.end()
  expect(await gone).toBe(true)
})
