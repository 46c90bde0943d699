import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

test.each([
  ['no proxy', 0, '', '203.0.113.7', '203.0.113.7'],
  ['no proxy, and a forged list', 0, '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['one proxy', 1, '198.51.100.1', '10.0.0.2', '198.51.100.1'],
  ['one proxy, and a list with forged entries', 1, 'made-up, 192.0.2.9, 198.51.100.1', '10.0.0.2', '198.51.100.1'],
  ['two proxies', 2, '192.0.2.9, 198.51.100.1, 10.0.0.1', '10.0.0.2', '198.51.100.1'],
  ['a visitor who bypassed the proxy', 1, '', '203.0.113.7', '203.0.113.7'],
  ['a visitor who bypassed one of two proxies', 2, '', '203.0.113.7', '203.0.113.7'],
  ['a proxy that hides the client', 1, 'unknown', '10.0.0.2', '10.0.0.2'],
  ['a proxy that left the entry empty', 1, '198.51.100.1,', '10.0.0.2', '10.0.0.2'],
  ['IPv4 in the form of IPv6', 0, '', '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv6', 0, '', '2001:db8::7', '2001:db8::7'],
  ['a proxy that adds the port', 1, '198.51.100.1:50123', '10.0.0.2', '198.51.100.1'],
  ['a proxy that adds the port to IPv6', 1, '[2001:db8::7]:50123', '10.0.0.2', '2001:db8::7'],
  ['a closed connection', 0, '198.51.100.1', undefined, undefined],
])('%s', (_what, proxies, forwardedFor, remoteAddress, visitor) => {
  expect(visitorAddress(forwardedFor, remoteAddress, proxies)).toBe(visitor)
})
