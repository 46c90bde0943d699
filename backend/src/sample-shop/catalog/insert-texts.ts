import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { STORES, type LocalizedText } from '../plan/localized-text.ts'

/** Inserts a row per store view: the owner's id, the store view, and each text in its language. */
export function insertTexts(database: DatabaseSync, table: string, id: number | bigint | string, ...texts: readonly LocalizedText[]): void {
  const insert = statement(database, `INSERT INTO ${table} VALUES (?, ?${', ?'.repeat(texts.length)})`)
  for (const store of STORES) insert.run(id, store.id, ...texts.map((text) => text[store.language]))
}
