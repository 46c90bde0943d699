import { expect, test } from 'vitest'
import { accountKey, addressKey } from './throttle-key.ts'

test.each([
  ['accents that would have to be put into order', `a${'\u0300'.repeat(15_000)}${'\u0316'.repeat(15_000)}`],
  ['characters that stand for many', '\ufdfa'.repeat(20_000)],
  ['letters that bring their accents', '\u1ed9'.repeat(20_000)],
  ['sound marks of half a width', '\uff9e\uff9f'.repeat(10_000)],
])('an e-mail of 60 kB takes no time: %s', (_what, email) => {
  const took = () => {
    const begun = performance.now()
    accountKey('generateCustomerToken', email)
    return performance.now() - begun
  }
  // The fastest, because other processes interrupt some.
  expect(Math.min(...Array.from({ length: 5 }, took))).toBeLessThan(100)
})

test('visitors with IPv4 behind a translator or a dual-stack proxy share no limit', () => {
  const keyOf = (address: string) => addressKey('generateCustomerToken', address)
  expect(keyOf('64:ff9b::203.0.113.7')).not.toBe(keyOf('64:ff9b::203.0.113.8'))
  expect(keyOf('::ffff:cb00:7107')).not.toBe(keyOf('::ffff:cb00:7108'))
  expect(keyOf('::ffff:cb00:7107')).toBe(keyOf('203.0.113.7'))
  expect(keyOf('2001:db8:1:2::6')).toBe(keyOf('2001:0DB8:1:2:3:4:5:6'))
})
