import { expect, test } from 'vitest'
import { parse } from './send-bytes.ts'

test.each([
  ['the first response', 'HTTP/1.1 404 Not Found\r\nA: 1\r\n\r\nno', { status: 404, headers: [['a', '1']], body: 'no' }],
  ['the response after 100 Continue', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 403 Forbidden\r\n\r\n', { status: 403, headers: [], body: '' }],
  ['no response as status 0', '', { status: 0, headers: [], body: '' }],
])('reads %s', (_what, bytes, { body, ...head }) => {
  const parsed = parse(Buffer.from(bytes))
  expect({ ...parsed, body: parsed.body.toString() }).toEqual({ ...head, body })
})
