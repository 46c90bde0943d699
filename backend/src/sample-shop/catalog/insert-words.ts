import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { STORES, type Words } from '../plan/words.ts'

/** A row per store view in a table of texts: whose they are, the store view, and each text in its language. */
export function insertWords(database: DatabaseSync, table: string, id: number | bigint | string, ...texts: readonly Words[]): void {
  const insert = statement(database, `INSERT INTO ${table} VALUES (?, ?${', ?'.repeat(texts.length)})`)
  for (const store of STORES) insert.run(id, store.id, ...texts.map((words) => words[store.language]))
}
