import { expect, test } from 'vitest'
import { visitorAddress } from './sign-in-limits.ts'

test.each([
  [undefined, null, undefined],
  ['203.0.113.7', null, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['2001:db8::7', '198.51.100.1', '2001:db8::7'],
  ['127.0.0.1', null, undefined],
  ['127.0.0.1', '', undefined],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['172.18.0.3', 'made-up, 198.51.100.1', '198.51.100.1'],
])('for a connection from %s with X-Forwarded-For %s, the visitor is %s', (address, forwardedFor, visitor) => {
  expect(visitorAddress({ address, header: () => forwardedFor })).toBe(visitor)
})
