import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { ContentEntry } from './content-entry.ts'

/** The entries of one model by priority. */
export function entriesOf(database: DatabaseSync, model: string): ContentEntry[] {
  const rows = statement<{ entry: string }>(database, 'SELECT entry FROM content_entry WHERE model = ? ORDER BY priority, id').all(model)
  return rows.map(({ entry }) => JSON.parse(entry) as ContentEntry)
}

export const modelsOf = (database: DatabaseSync): string[] =>
  statement<{ model: string }>(database, 'SELECT DISTINCT model FROM content_entry ORDER BY model').all().map(({ model }) => model)

export function findEntry(database: DatabaseSync, model: string, id: string): ContentEntry | undefined {
  const row = statement<{ entry: string }>(database, 'SELECT entry FROM content_entry WHERE model = ? AND id = ?').get(model, id)
  return row && (JSON.parse(row.entry) as ContentEntry)
}

export function insertEntry(database: DatabaseSync, model: string, priority: number, entry: ContentEntry): void {
  statement(database, 'INSERT INTO content_entry (id, model, priority, entry) VALUES (?, ?, ?, ?)')
    .run(entry.id, model, priority, JSON.stringify(entry))
}

export function updateEntry(database: DatabaseSync, entry: ContentEntry): void {
  statement(database, 'UPDATE content_entry SET entry = ? WHERE id = ?').run(JSON.stringify(entry), entry.id)
}

export function deleteEntry(database: DatabaseSync, id: string): void {
  statement(database, 'DELETE FROM content_entry WHERE id = ?').run(id)
}
