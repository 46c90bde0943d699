import type { Context } from '../../context.ts'
import { setting } from '../store/settings.ts'
import { makeSecret, secretHash } from './secret.ts'
import { deleteExpiredTokens, insertToken } from './token.repository.ts'

const HOUR = 3600_000

/** A new bearer token beside those that the customer has already. */
export function issueToken({ database, now }: Context, customerId: number): string {
  const token = makeSecret()
  const expiresAt = new Date(now.getTime() + setting(database, 'oauth/access_token_lifetime/customer') * HOUR)
  deleteExpiredTokens(database, customerId, now)
  insertToken(database, secretHash(token), customerId, now, expiresAt)
  return token
}
