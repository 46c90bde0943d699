import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../database/statement.ts'

type Value = string | number | null | Uint8Array

/** A row by column names; booleans become integers. @returns its id, if the table has one */
export function insertRow(database: DatabaseSync, table: string, row: Readonly<Record<string, Value | boolean>>): number {
  const columns = Object.keys(row)
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  const values = Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value))
  return Number(statement(database, sql).run(...values).lastInsertRowid)
}
