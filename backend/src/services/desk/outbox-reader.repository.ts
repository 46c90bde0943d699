import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface OutboxMail {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo: string | null
  readonly createdAt: string
  readonly sentAt: string | null
  readonly lastError: string | null
}

const COLUMNS = 'id, recipient, subject, text, html, reply_to AS replyTo, created_at AS createdAt, sent_at AS sentAt, last_error AS lastError'

/** Newest first, optionally only those before a mail or to one recipient. */
export function outboxMails(database: DatabaseSync, recipient: string, before: number, limit: number): OutboxMail[] {
  return statement<OutboxMail>(
    database,
    `SELECT ${COLUMNS} FROM mail WHERE id < :before AND (:recipient = '' OR recipient = :recipient COLLATE NOCASE) ORDER BY id DESC LIMIT :limit`,
  ).all({ recipient, before, limit })
}

export function outboxMail(database: DatabaseSync, id: number): OutboxMail | undefined {
  return statement<OutboxMail>(database, `SELECT ${COLUMNS} FROM mail WHERE id = ?`).get(id)
}
