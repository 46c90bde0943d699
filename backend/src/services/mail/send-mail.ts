import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface Mail {
  readonly recipient: string
  readonly storeId: number
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Puts a mail into the outbox; inside a transaction it goes out only if the rest of it is stored. */
export function sendMail(database: DatabaseSync, mail: Mail, now: Date): void {
  statement(
    database,
    'INSERT INTO mail (recipient, store_id, subject, text, html, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(mail.recipient, mail.storeId, mail.subject, mail.text, mail.html, now.toISOString())
}
