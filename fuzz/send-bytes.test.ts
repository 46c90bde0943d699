import { expect, test } from 'vitest'
import { parse } from './send-bytes.ts'

test.each([
  ['the first answer', 'HTTP/1.1 404 Not Found\r\nA: 1\r\n\r\nno', { status: 404, headers: [['a', '1']], body: 'no' }],
  ['the answer after the leave to go on', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 403 Forbidden\r\n\r\n', { status: 403, headers: [], body: '' }],
  ['nothing where there is nothing', '', { status: 0, headers: [], body: '' }],
])('reads %s', (_what, bytes, { body, ...head }) => {
  const parsed = parse(Buffer.from(bytes))
  expect({ ...parsed, body: parsed.body.toString() }).toEqual({ ...head, body })
})
