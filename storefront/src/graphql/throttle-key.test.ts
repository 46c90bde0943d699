import { expect, test } from 'vitest'
import { accountKey } from './throttle-key.ts'

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
