import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const LIMIT = 5

test.each([
  ['whole', 'hello', 'hello'],
  ['too long', 'hello!', ''],
])('a body that is %s', async (_what, sent, read) => {
  const request = new PassThrough()
  request.end(sent)
  expect(await readBody(request as unknown as IncomingMessage, LIMIT)).toBe(read)
})

test('an aborted upload yields no body and no error', async () => {
  const request = new PassThrough()
  request.write('he')
  const body = readBody(request as unknown as IncomingMessage, LIMIT)
  request.destroy(new Error('aborted'))
  expect(await body).toBe('')
})
