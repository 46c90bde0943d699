import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Failures } from '../identity/lockout.ts'

/** The secrets of an account, and whom to write to. They never leave the backend. */
export interface Credentials extends Failures {
  readonly id: number
  readonly email: string
  readonly firstname: string
  /** Null until one is set. */
  readonly passwordHash: string | null
  readonly resetTokenHash: string | null
  readonly resetRequestedAt: string | null
  /** Null once the e-mail address is confirmed. */
  readonly confirmationKeyHash: string | null
  readonly confirmationSentAt: string | null
}

const SELECT = `SELECT id, email, firstname, password_hash AS passwordHash, failures, first_failure_at AS firstFailureAt,
    locked_until AS lockedUntil, reset_token_hash AS resetTokenHash, reset_requested_at AS resetRequestedAt,
    confirmation_key_hash AS confirmationKeyHash, confirmation_sent_at AS confirmationSentAt
  FROM customer`

export function findCredentials(database: DatabaseSync, id: number): Credentials | undefined {
  return statement<Credentials>(database, `${SELECT} WHERE id = ?`).get(id)
}

export function findCredentialsByEmail(database: DatabaseSync, email: string): Credentials | undefined {
  return statement<Credentials>(database, `${SELECT} WHERE email = ?`).get(email)
}

/** A new password resets failures, the lock and the mailed link. */
export function setPassword(database: DatabaseSync, id: number, passwordHash: string): void {
  statement(
    database,
    `UPDATE customer SET password_hash = ?, failures = 0, first_failure_at = NULL, locked_until = NULL,
       reset_token_hash = NULL, reset_requested_at = NULL
     WHERE id = ?`,
  ).run(passwordHash, id)
}

export function saveFailures(database: DatabaseSync, id: number, { failures, firstFailureAt, lockedUntil }: Failures): void {
  statement(database, 'UPDATE customer SET failures = ?, first_failure_at = ?, locked_until = ? WHERE id = ?')
    .run(failures, firstFailureAt, lockedUntil, id)
}

export function saveResetToken(database: DatabaseSync, id: number, tokenHash: string, now: Date): void {
  statement(database, 'UPDATE customer SET reset_token_hash = ?, reset_requested_at = ? WHERE id = ?')
    .run(tokenHash, now.toISOString(), id)
}

export function saveConfirmationKey(database: DatabaseSync, id: number, keyHash: string, now: Date): void {
  statement(database, 'UPDATE customer SET confirmation_key_hash = ?, confirmation_sent_at = ? WHERE id = ?')
    .run(keyHash, now.toISOString(), id)
}

export function markConfirmed(database: DatabaseSync, id: number): void {
  statement(database, 'UPDATE customer SET confirmation_key_hash = NULL, confirmation_sent_at = NULL WHERE id = ?').run(id)
}
