import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface NewMail {
  readonly recipient: string
  readonly storeId: number
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The Reply-To address instead of the shop's. */
  readonly replyTo?: string | undefined
}

export function insertMail(database: DatabaseSync, mail: NewMail, now: Date): void {
  statement(
    database,
    `INSERT INTO mail (recipient, store_id, subject, text, html, reply_to, created_at, next_attempt_at)
     VALUES (:recipient, :storeId, :subject, :text, :html, :replyTo, :createdAt, :createdAt)`,
  ).run({ ...mail, replyTo: mail.replyTo ?? null, createdAt: now.toISOString() })
}

export interface WaitingMail extends Omit<NewMail, 'replyTo'> {
  readonly id: number
  readonly replyTo: string | null
  readonly createdAt: string
  /** The number of attempts, including the current one. */
  readonly attempts: number
  readonly shopName: string
}

/**
 * Reserves the mail that has waited longest until `retryAt`; after that it counts as not sent, in case the process that reserved
 * it has died.
 */
export function takeMail(database: DatabaseSync, now: Date, retryAt: Date): WaitingMail | undefined {
  return statement<WaitingMail>(
    database,
    `UPDATE mail SET attempts = attempts + 1, next_attempt_at = :retryAt
     WHERE id = (SELECT id FROM mail WHERE next_attempt_at <= :now ORDER BY next_attempt_at, id LIMIT 1)
     RETURNING id, recipient, store_id AS storeId, subject, text, html, reply_to AS replyTo, created_at AS createdAt, attempts,
       (SELECT group_name FROM store WHERE store.id = store_id) AS shopName`,
  ).get({ now: now.toISOString(), retryAt: retryAt.toISOString() })
}

export function markSent(database: DatabaseSync, id: number, now: Date): void {
  statement(database, 'UPDATE mail SET sent_at = ?, next_attempt_at = NULL, last_error = NULL WHERE id = ?').run(now.toISOString(), id)
}

/** @param nextAttempt undefined for no further attempt */
export function markFailed(database: DatabaseSync, id: number, error: string, nextAttempt: Date | undefined): void {
  statement(database, 'UPDATE mail SET last_error = ?, next_attempt_at = ? WHERE id = ?')
    .run(error, nextAttempt?.toISOString() ?? null, id)
}

/** A mail that could not be delivered by then is outdated; its link may have expired. */
export function giveUpMailsBefore(database: DatabaseSync, time: Date): void {
  statement(database, 'UPDATE mail SET next_attempt_at = NULL WHERE next_attempt_at IS NOT NULL AND created_at < ?').run(time.toISOString())
}
