import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { ContentEntry } from './content-entry.ts'

/** Of one model, the most important first. */
export function entriesOf(database: DatabaseSync, model: string): ContentEntry[] {
  const rows = statement(database, 'SELECT entry FROM content_entry WHERE model = ? ORDER BY priority, id').all(model) as { entry: string }[]
  return rows.map(({ entry }) => JSON.parse(entry) as ContentEntry)
}

export function insertEntry(database: DatabaseSync, model: string, priority: number, entry: ContentEntry): void {
  statement(database, 'INSERT INTO content_entry (id, model, priority, entry) VALUES (?, ?, ?, ?)')
    .run(entry.id, model, priority, JSON.stringify(entry))
}
