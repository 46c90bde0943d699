import { expect, test } from 'vitest'
import { createReader } from './read-whole.ts'

const KB = 1024
const MB = 1024 * KB
const CHUNK = new Uint8Array(256 * KB)

interface Source {
  readonly response: Response
  read: number
}

/** An answer of a number of bytes, which counts those that were read from it. */
function answerOf(bytes: number, fail?: Error): Source {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (source.read < bytes) controller.enqueue(CHUNK)
    else if (fail) controller.error(fail)
    else controller.close()
    source.read += CHUNK.byteLength
  }
  const source = { response: new Response(new ReadableStream({ pull }, { highWaterMark: 0 })), read: 0 }
  return source
}

test('an answer is read as a whole, with its status and its headers', async () => {
  const answer = await createReader()(new Response('{"data":{}}', { status: 401, headers: { 'retry-after': '7' } }))
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([401, '7', '{"data":{}}'])
  expect(await (await createReader()(new Response(null, { status: 204 }))).text()).toBe('')
})

test('an answer over the limit is given up', async () => {
  const endless = answerOf(Infinity)
  await expect(createReader()(endless.response)).rejects.toThrow('the answer exceeds 16777216 bytes')
  expect(endless.read).toBeLessThan(17 * MB)
})

test('twenty-four endless answers at once take little more memory than one', async () => {
  const read = createReader()
  const sources = Array.from({ length: 24 }, () => answerOf(Infinity))
  let peak = 0
  const pending = new Set(sources)
  await Promise.all(
    sources.map(async (source) => {
      await read(source.response).catch(() => undefined)
      peak = Math.max(peak, [...pending].reduce((sum, { read: bytes }) => sum + bytes, 0))
      pending.delete(source)
    }),
  )
  expect(peak).toBeLessThan(24 * 1.5 * MB + 17 * MB)
})

test('a long answer that waits for others until its time ends is no silence of the backend', async () => {
  const late = answerOf(2 * MB, new DOMException('late', 'TimeoutError') as Error)
  await expect(createReader()(late.response)).rejects.toMatchObject({ name: 'Error', message: 'the answer is long and could not be read in time' })
  await expect(createReader()(answerOf(KB, new DOMException('late', 'TimeoutError') as Error).response)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('long answers follow each other, also after one that breaks off', async () => {
  const read = createReader()
  const outcomes = await Promise.all([answerOf(3 * MB, new Error('broken')), answerOf(2 * MB), answerOf(4 * MB)].map(({ response }) => read(response).then(async (answer) => (await answer.bytes()).byteLength, String)))
  expect(outcomes).toEqual(['Error: broken', 2 * MB, 4 * MB])
})
