import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export function insertToken(database: DatabaseSync, hash: string, customerId: number, createdAt: Date, expiresAt: Date): void {
  statement(database, 'INSERT INTO customer_token (token_hash, customer_id, created_at, expires_at) VALUES (?, ?, ?, ?)')
    .run(hash, customerId, createdAt.toISOString(), expiresAt.toISOString())
}

export function deleteExpiredTokens(database: DatabaseSync, customerId: number, now: Date): void {
  statement(database, 'DELETE FROM customer_token WHERE customer_id = ? AND expires_at <= ?').run(customerId, now.toISOString())
}

/** @param exceptHash the hash of the token to keep */
export function deleteTokens(database: DatabaseSync, customerId: number, exceptHash: string | null = null): void {
  statement(database, 'DELETE FROM customer_token WHERE customer_id = ? AND token_hash IS NOT ?').run(customerId, exceptHash)
}
