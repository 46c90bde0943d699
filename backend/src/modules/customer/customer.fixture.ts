import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { secretHash } from '../identity/secret.ts'

export interface TestCustomer {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** A signed-in customer without a password. */
export function addCustomer(database: DatabaseSync, email = 'anna@example.com', groupId = 1): TestCustomer {
  const time = '2026-01-01T00:00:00.000Z'
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO customer (email, store_id, group_id, firstname, lastname, created_at, updated_at)
       VALUES (?, 1, ?, 'Anna', 'Nowak', ?, ?)`,
    )
    .run(email, groupId, time, time)
  const token = randomBytes(16).toString('hex')
  database
    .prepare('INSERT INTO customer_token VALUES (?, ?, ?, ?)')
    .run(secretHash(token), lastInsertRowid, time, '2100-01-01T00:00:00.000Z')
  return { id: Number(lastInsertRowid), email, token }
}

export const bearer = ({ token }: TestCustomer) => ({ authorization: `Bearer ${token}` })
