import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { acceptFirst } from './accept-first.ts'

const ROUNDS = 20

/** In how many rounds a connection is accepted before the wait is over, where one comes in each of so many. */
async function roundsBefore(connections: number, waits: number): Promise<number[]> {
  const server = createServer().removeAllListeners('connection')
  const arrivals = acceptFirst(ROUNDS)
  arrivals.watch(server)
  let round = 0
  const pass = (): void => {
    if (round >= connections) return
    round += 1
    server.emit('connection')
    setImmediate(pass)
  }
  setImmediate(pass)
  return Promise.all(Array.from({ length: waits }, async () => {
    await arrivals.wait()
    return round
  }))
}

test('what takes long waits until no connection comes any more', async () => {
  expect(await roundsBefore(0, 1)).toEqual([0])
  expect(await roundsBefore(10, 3)).toEqual([10, 10, 10])
})

test('but not for good', async () => {
  const [round] = await roundsBefore(1000, 1)
  expect(round).toBeLessThan(2 * ROUNDS)
})
