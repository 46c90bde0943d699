import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Context, Identity } from '../../graphql/context.ts'
import { hasFault } from '../../magento/faults.ts'
import type { Release } from '../../magento/release.ts'
import { refusal, RefusalError, refused } from '../../refusals/refusal.ts'
import { secretHash } from './secret.ts'

/** Magento's customer group of guests. */
export const NOT_LOGGED_IN = 0

/**
 * The owner of this token.
 * @throws graphql-authentication, status 401, for an unknown, expired or revoked token: the newest releases refuse the whole
 * request, so that a client never takes a guest's response for its customer's. Older ones treat it as a guest's request.
 */
export function identify(database: DatabaseSync, token: string | undefined, now: Date, release: Release | undefined): Identity | undefined {
  if (token === undefined) return undefined
  const row = statement<Identity>(
    database,
    `SELECT c.id, c.group_id AS groupId, c.email, t.token_hash AS tokenHash
     FROM customer_token t JOIN customer c ON c.id = t.customer_id
     WHERE t.token_hash = ? AND t.expires_at > ?`,
  ).get(secretHash(token), now.toISOString())
  if (row) return row
  if (hasFault(release, 'badTokenIsGuest')) return undefined
  throw new RefusalError(refusal('customer.tokenInvalid'), 401)
}

/** The request's customer. Undefined for a guest, and once the account is deleted: by this request, or by another between two fields. */
export function currentCustomer({ database, customer }: Context): Identity | undefined {
  return customer && statement(database, 'SELECT 1 FROM customer WHERE id = ?').get(customer.id) && customer
}

/** @throws graphql-authorization for a guest */
export function requireCustomer(context: Context): Identity {
  const customer = currentCustomer(context)
  if (!customer) throw notSignedIn()
  return customer
}

export const notSignedIn = () => refused('customer.notSignedIn')
