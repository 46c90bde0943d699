import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export function attemptsOf(database: DatabaseSync, key: string, now: Date): number {
  const sql = 'SELECT attempts FROM throttle WHERE key = ? AND until > ?'
  const row = statement<{ attempts: number }>(database, sql).get(key, now.toISOString())
  return row?.attempts ?? 0
}

export function saveAttempts(database: DatabaseSync, key: string, attempts: number, until: Date): void {
  statement(database, 'INSERT OR REPLACE INTO throttle VALUES (?, ?, ?)').run(key, attempts, until.toISOString())
}

export function deleteAttempts(database: DatabaseSync, key: string): void {
  statement(database, 'DELETE FROM throttle WHERE key = ?').run(key)
}

export function deletePastAttempts(database: DatabaseSync, now: Date): void {
  statement(database, 'DELETE FROM throttle WHERE until <= ?').run(now.toISOString())
}
