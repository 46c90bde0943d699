import type { DatabaseSync, StatementSync } from 'node:sqlite'

const kept = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** The statement, prepared once per database. For fixed texts only: each different text stays for the database's life. */
export function statement(database: DatabaseSync, sql: string): StatementSync {
  let statements = kept.get(database)
  if (!statements) kept.set(database, (statements = new Map()))
  let prepared = statements.get(sql)
  if (!prepared) statements.set(sql, (prepared = database.prepare(sql)))
  return prepared
}
