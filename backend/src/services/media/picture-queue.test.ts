import { expect, test } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'

/** A queue whose drawings end when the test says so, each of the two at work by itself. */
function controlled() {
  const asked = lane()
  const ahead = lane()
  return { queue: createPictureQueue(asked.draw, ahead.draw), asked, ahead }
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

test('a picture that is asked for does not wait for those drawn ahead', () => {
  const { queue, asked, ahead } = controlled()
  queue.later(['one', 'two'])
  void queue.now('asked')
  expect([asked.drawn, ahead.drawn]).toEqual([['asked'], ['one']])
})

test('asked for by two at once it is drawn once, and not again ahead', async () => {
  const { queue, asked, ahead } = controlled()
  queue.later(['one', 'asked'])
  const both = Promise.all([queue.now('asked'), queue.now('asked')])
  await asked.done()
  await both
  await ahead.done()
  expect([asked.drawn, ahead.drawn]).toEqual([['asked'], ['one']])
})

test('asked for while it is drawn ahead it is not drawn again', async () => {
  const { queue, asked, ahead } = controlled()
  queue.later(['one', 'two'])
  const waiting = queue.now('one')
  await ahead.done()
  await waiting
  expect([asked.drawn, ahead.drawn]).toEqual([[], ['one', 'two']])
})

test('a picture that is drawn for a request is not drawn ahead as well', () => {
  const { queue, asked, ahead } = controlled()
  void queue.now('asked')
  queue.later(['asked', 'one'])
  expect([asked.drawn, ahead.drawn]).toEqual([['asked'], ['one']])
})

test('a failure reaches the request, and the next attempt draws again', async () => {
  const { queue, asked } = controlled()
  const first = queue.now('asked').catch((error: Error) => error.message)
  await asked.done(new Error('disk full'))
  expect(await first).toBe('disk full')
  void queue.now('asked')
  expect(asked.drawn).toEqual(['asked', 'asked'])
})

test('one that fails ahead stops nothing', async () => {
  const { queue, ahead } = controlled()
  queue.later(['one', 'two'])
  await ahead.done(new Error('disk full'))
  expect(ahead.drawn).toEqual(['one', 'two'])
})

test('closing refuses those that wait', async () => {
  const { queue } = controlled()
  void queue.now('drawing')
  const waiting = queue.now('asked').catch((error: Error) => error.message)
  queue.clear()
  expect(await waiting).toBe('The backend is closing')
})
