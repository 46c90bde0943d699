import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares secrets in a time that tells nothing of how much of them is right, not even their length. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
