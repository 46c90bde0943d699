import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

const macrotask = () => new Promise<void>((resolve) => setImmediate(resolve))

function paceAt() {
  const clock = { time: 0 }
  return { clock, pace: createPace(() => clock.time) }
}

test('an operation runs without interruption until its time slice ends', async () => {
  const { clock, pace } = paceAt()
  clock.time = 9
  expect(pace.next()).toBeUndefined()
  clock.time = 10
  const turn = pace.next()
  expect(turn).toBeInstanceOf(Promise)
  await turn
  expect(pace.next()).toBeUndefined()
})

test('other work runs between two slices', async () => {
  const { clock, pace } = paceAt()
  clock.time = 10
  const order: string[] = []
  setImmediate(() => order.push('other'))
  await pace.next()!.then(() => order.push('operation'))
  expect(order).toEqual(['other', 'operation'])
})

test('waiting steps resume in batches', async () => {
  const { clock, pace } = paceAt()
  clock.time = 10
  let taken = 0
  for (let step = 0; step < 500; step++) void pace.next()!.then(() => (taken += 1))
  await macrotask()
  expect(taken).toBe(200)
  await macrotask()
  await macrotask()
  expect(taken).toBe(500)
})

test('an operation past its limit is stopped once, and its waiting steps never resume', async () => {
  const { clock, pace } = paceAt()
  let stopped = 0
  pace.limit(100, () => (stopped += 1))
  clock.time = 50
  let taken = 0
  void pace.next()!.then(() => (taken += 1))
  clock.time = 101
  await macrotask()
  void pace.next()!.then(() => (taken += 1))
  await macrotask()
  expect({ stopped, taken }).toEqual({ stopped: 1, taken: 0 })
})
