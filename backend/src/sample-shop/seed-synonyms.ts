import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'
import { SYNONYMS } from './synonyms.ts'

/** Adds what a merchant enters under "Search synonyms". */
export function seedSynonyms(database: DatabaseSync): void {
  const insert = statement(database, 'INSERT INTO search_synonyms (store_id, synonyms) SELECT id, ? FROM store WHERE substr(locale, 1, 3) = ?')
  for (const [language, groups] of Object.entries(SYNONYMS)) {
    for (const group of groups.trim().split('\n')) insert.run(group.trim(), `${language}_`)
  }
}
