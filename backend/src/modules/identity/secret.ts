import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A bearer token or the key of a mailed link. Only its hash is stored. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** One round is enough because the secret is random. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export function isSecret(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(secretHash(secret)), Buffer.from(hash))
}
