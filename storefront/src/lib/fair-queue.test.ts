import { expect, test } from 'vitest'
import { fairQueue, FairQueueFull } from './fair-queue.ts'

/** Tasks that end one after the other, at `next`. */
function open(options: Partial<Parameters<typeof fairQueue>[0]> = {}) {
  const run = fairQueue({ atOnce: 1, waitingPerOwner: 10, waiting: 100, ...options })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string) =>
    run(name.slice(0, 1), async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const next = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, begun, next }
}

test('owners take turns, also if one has more tasks', async () => {
  const { add, begun, next } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void add(name)
  for (let ended = 0; ended < 7; ended += 1) await next()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('several run at once, and a failed one gives its turn away', async () => {
  const run = fairQueue({ atOnce: 2, waitingPerOwner: 10, waiting: 100 })
  const failed = Array.from({ length: 5 }, () => run('a', () => Promise.reject(new Error('away'))))
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(await run('a', async () => 'done')).toBe('done')
})

test('an owner with too many tasks is refused, and another one is not', async () => {
  const { add, begun, next } = open({ waitingPerOwner: 2 })
  for (const name of ['a1', 'a2', 'a3']) void add(name)
  await expect(add('a4')).rejects.toThrow(FairQueueFull)
  const other = add('b1')
  await next()
  await next()
  expect(begun).toContain('b1')
  await next()
  expect(await other).toBe('b1')
})

test('too many tasks of all owners are refused', async () => {
  const { add } = open({ waiting: 2 })
  for (const name of ['a1', 'b1', 'c1']) void add(name)
  await expect(add('d1')).rejects.toThrow(FairQueueFull)
})
