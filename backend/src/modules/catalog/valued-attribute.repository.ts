import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** The ids of filters that have values in place of options, by code. */
export function valuedAttributes(database: DatabaseSync): Map<string, number> {
  const sql = "SELECT code, id FROM attribute WHERE is_filterable AND input NOT IN ('select', 'multiselect')"
  const rows = statement<{ code: string; id: number }>(database, sql).all()
  return new Map(rows.map(({ code, id }) => [code, id]))
}
