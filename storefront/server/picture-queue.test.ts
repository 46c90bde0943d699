import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { pictureQueue } from './picture-queue.ts'

const response = () => Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse & { destroyed: boolean }

function close(one: ReturnType<typeof response>): void {
  one.destroyed = true
  one.emit('close')
}

test('a few pictures are at work at once, and each that is done lets the next one begin', async () => {
  const queue = pictureQueue(2, 10)
  const responses = Array.from({ length: 5 }, response)
  const begun: number[] = []
  const turns = responses.map(async (one, index) => {
    if (await queue(one)) begun.push(index)
  })
  await Promise.all(turns.slice(0, 2))
  expect(begun).toEqual([0, 1])
  close(responses[0]!)
  await turns[2]
  expect(begun).toEqual([0, 1, 2])
  // Has left while it waited: its turn is the next one's.
  close(responses[3]!)
  await turns[3]
  close(responses[1]!)
  await turns[4]
  expect(begun).toEqual([0, 1, 2, 4])
})

test('one too many is refused, and waiting again is possible once there is room', async () => {
  const queue = pictureQueue(1, 1)
  const [first, second] = [response(), response()]
  await queue(first)
  const waiting = queue(second)
  expect(await queue(response())).toBe(false)
  close(first)
  expect(await waiting).toBe(true)
  close(second)
  expect(await queue(response())).toBe(true)
})

test('a visitor who has left takes no turn', async () => {
  const queue = pictureQueue(1, 1)
  const gone = response()
  close(gone)
  expect([await queue(gone), await queue(response())]).toEqual([false, true])
})
