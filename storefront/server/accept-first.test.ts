import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { acceptFirst } from './accept-first.ts'

const ROUNDS = 20

/** The round in which each wait ends, if the first `connections` rounds each accept one connection. */
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

test('long work waits until no new connection is pending', async () => {
  expect(await roundsBefore(0, 1)).toEqual([0])
  expect(await roundsBefore(10, 3)).toEqual([10, 10, 10])
})

test('the wait is limited', async () => {
  const [round] = await roundsBefore(1000, 1)
  expect(round).toBeLessThan(2 * ROUNDS)
})
