import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { STORES, type Words } from './words.ts'

/** A row per store view in a table of texts: whose the text is, the store view, and the text in its language. */
export function insertWords(database: DatabaseSync, table: string, id: number | bigint, words: Words): void {
  const insert = statement(database, `INSERT INTO ${table} VALUES (?, ?, ?)`)
  for (const store of STORES) insert.run(id, store.id, words[store.language])
}
