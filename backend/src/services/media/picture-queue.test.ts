import { expect, test } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'

/** A queue whose drawings end when the test says so. */
function controlled() {
  const drawn: string[] = []
  let finish: (error?: Error) => void = () => {}
  const queue = createPictureQueue((name) => {
    drawn.push(name)
    return new Promise((resolve, reject) => {
      finish = (error) => (error ? reject(error) : resolve())
    })
  })
  const done = async (error?: Error) => {
    finish(error)
    await new Promise(setImmediate)
  }
  return { queue, drawn, done }
}

test('a picture that is asked for comes before those drawn ahead', async () => {
  const { queue, drawn, done } = controlled()
  queue.later(['one', 'two', 'three'])
  void queue.now('asked')
  await done()
  await done()
  expect(drawn).toEqual(['one', 'asked', 'two'])
})

test('asked for by two at once it is drawn once, and not again ahead', async () => {
  const { queue, drawn, done } = controlled()
  queue.later(['one', 'asked'])
  const both = Promise.all([queue.now('asked'), queue.now('asked')])
  await done()
  await done()
  await both
  expect(drawn).toEqual(['one', 'asked'])
})

test('asked for while it is drawn ahead it is not drawn again', async () => {
  const { queue, drawn, done } = controlled()
  queue.later(['one', 'two'])
  const asked = queue.now('one')
  await done()
  await asked
  expect(drawn).toEqual(['one', 'two'])
})

test('a failure reaches whoever asked, and the next attempt draws anew', async () => {
  const { queue, drawn, done } = controlled()
  const first = queue.now('asked').catch((error: Error) => error.message)
  await done(new Error('disk full'))
  expect(await first).toBe('disk full')
  void queue.now('asked')
  expect(drawn).toEqual(['asked', 'asked'])
})

test('one that fails ahead stops nothing', async () => {
  const { queue, drawn, done } = controlled()
  queue.later(['one', 'two'])
  await done(new Error('disk full'))
  expect(drawn).toEqual(['one', 'two'])
})

test('closing refuses those that wait', async () => {
  const { queue } = controlled()
  queue.later(['one'])
  const waiting = queue.now('asked').catch((error: Error) => error.message)
  queue.clear()
  expect(await waiting).toBe('The backend is closing')
})
