import fc from 'fast-check'
import { oddText } from './sample-values.ts'

const LINES = [
  'GET / HTTP/1.1', 'GET / HTTP/1.0', 'GET / HTTP/2.0', 'GET / HTTP/9.9', 'GET /', 'GET', '', 'PRI * HTTP/2.0', 'get / HTTP/1.1', 'GET  /  HTTP/1.1', 'GET http://evil.example/ HTTP/1.1', 'GET * HTTP/1.1', 'OPTIONS * HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1', 'TRACE / HTTP/1.1', 'POST /api/graphql HTTP/1.1', 'POST /graphql HTTP/1.1', 'M-SEARCH / HTTP/1.1', 'GET /\u0000 HTTP/1.1', 'GET /\u00ff\u00fe HTTP/1.1', 'GET /a b HTTP/1.1', 'GET ?x HTTP/1.1', 'GET # HTTP/1.1', '\u0016\u0003\u0001\u0002\u0000',
]
const HEADERS = [
  'Host: localhost', 'Host: a\r\nHost: b', 'Host:', 'Content-Length: 5', 'Content-Length: -1', 'Content-Length: 99999999999999999999', 'Content-Length: 5\r\nContent-Length: 6', 'Content-Length: 0x5', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Transfer-Encoding: identity', 'Transfer-Encoding : chunked', ' folded: x', 'no colon', ': empty', 'x: \u0001', 'Expect: 100-continue', 'Expect: 200-ok', 'Connection: upgrade\r\nUpgrade: h2c', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x', 'Content-Type: application/json', `x: ${'a'.repeat(20_000)}`, 'Origin: http://localhost',
]
const BODIES = ['', 'hello', '{"operationName":"x"}', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '-5\r\nhello\r\n', '0\r\nx: y\r\n\r\n', 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n', 'ffffffffffffffff\r\n']

const latin = oddText.map((text) => Buffer.from(text, 'latin1').toString('latin1').slice(0, 300))

/** Malformed HTTP and random bytes. */
export const brokenHttp: fc.Arbitrary<string> = fc
  .record({
    line: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...LINES) }, { weight: 1, arbitrary: latin }),
    headers: fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...HEADERS) }, { weight: 1, arbitrary: latin }), { maxLength: 4 }),
    end: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n', ''),
    body: fc.oneof(fc.constantFrom(...BODIES), latin),
  })
  .map(({ line, headers, end, body }) => `${[line, ...headers].join('\r\n')}${end}${body}`)
