import { expect, test } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'

/** A queue whose drawings finish when the test calls `done`, in each of its two lanes. */
function controlled() {
  const requested = lane()
  const ahead = lane()
  return { queue: createPictureQueue(requested.draw, [ahead.draw]), requested, ahead }
}

function lane() {
  const drawn: string[] = []
  let finish: (error?: Error) => void = () => {}
  const draw = (name: string) => {
    drawn.push(name)
    return new Promise<void>((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve())
    })
  }
  const done = async (error?: Error) => {
    finish(error)
    await new Promise(setImmediate)
  }
  return { drawn, draw, done }
}

test('a requested picture does not wait for those drawn ahead', () => {
  const { queue, requested, ahead } = controlled()
  queue.later([['one', 'two']])
  void queue.now('requested')
  expect([requested.drawn, ahead.drawn]).toEqual([['requested'], ['one']])
})

test('a picture requested twice is drawn once, and not again ahead', async () => {
  const { queue, requested, ahead } = controlled()
  queue.later([['one', 'requested']])
  const both = Promise.all([queue.now('requested'), queue.now('requested')])
  await requested.done()
  await both
  await ahead.done()
  expect([requested.drawn, ahead.drawn]).toEqual([['requested'], ['one']])
})

test('a picture requested while it is drawn ahead is not drawn again', async () => {
  const { queue, requested, ahead } = controlled()
  queue.later([['one', 'two']])
  const waiting = queue.now('one')
  await ahead.done()
  await waiting
  expect([requested.drawn, ahead.drawn]).toEqual([[], ['one', 'two']])
})

test('a picture drawn for a request is not drawn ahead as well', () => {
  const { queue, requested, ahead } = controlled()
  void queue.now('requested')
  queue.later([['requested', 'one']])
  expect([requested.drawn, ahead.drawn]).toEqual([['requested'], ['one']])
})

test('a queue without anything to draw is done at once', () => {
  const { queue, ahead } = controlled()
  queue.later([])
  expect([queue.waiting(['one']), ahead.drawn]).toEqual([0, []])
})

test('a failure reaches the request, and the next attempt draws again', async () => {
  const { queue, requested } = controlled()
  const first = queue.now('requested').catch((error: Error) => error.message)
  await requested.done(new Error('disk full'))
  expect(await first).toBe('disk full')
  void queue.now('requested')
  expect(requested.drawn).toEqual(['requested', 'requested'])
})

test('a failure ahead does not stop the next drawing', async () => {
  const { queue, ahead } = controlled()
  queue.later([['one', 'two']])
  await ahead.done(new Error('disk full'))
  expect(ahead.drawn).toEqual(['one', 'two'])
})

test('closing rejects waiting requests', async () => {
  const { queue } = controlled()
  void queue.now('drawing')
  const waiting = queue.now('requested').catch((error: Error) => error.message)
  queue.clear()
  expect(await waiting).toBe('The backend is closing')
})

test('drawers take turns with groups, and count what is left', async () => {
  const [requested, one, other] = [lane(), lane(), lane()]
  const queue = createPictureQueue(requested.draw, [one.draw, other.draw])
  const names = ['tee-red', 'tee-blue', 'cap-red', 'cap-blue', 'sock']
  queue.later([['tee-red', 'tee-blue'], ['cap-red', 'cap-blue'], ['sock']])
  expect([one.drawn, other.drawn, queue.waiting(names)]).toEqual([['tee-red'], ['cap-red'], 5])
  await one.done()
  await one.done()
  await other.done()
  expect([one.drawn, other.drawn, queue.waiting(names)]).toEqual([['tee-red', 'tee-blue', 'sock'], ['cap-red', 'cap-blue'], 2])
  expect(queue.waiting(['tee-red', 'tee-blue', 'cap-red'])).toBe(0)
  await one.done()
  await other.done()
  expect(queue.waiting(names)).toBe(0)
})
