import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Something that only its receiver knows: a token, or the key in a mailed link. Stored as its hash alone. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** One round suffices: the secret is random already. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export function isSecret(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(secretHash(secret)), Buffer.from(hash))
}
