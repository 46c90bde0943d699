import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares secrets in constant time, so that nobody can guess the expected one by timing, not even its length. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
