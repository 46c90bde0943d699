import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

type Parameters = SQLInputValue[] | [Record<string, SQLInputValue>, ...SQLInputValue[]]

/** A prepared statement whose rows have the columns of `Row`, as the SQL beside it names them. */
export interface RowStatement<Row> extends Omit<StatementSync, 'all' | 'get' | 'iterate'> {
  readonly all: (...parameters: Parameters) => Row[]
  readonly get: (...parameters: Parameters) => Row | undefined
  readonly iterate: (...parameters: Parameters) => IterableIterator<Row>
}

const cache = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** The statement, prepared once per database. For constant SQL only: every distinct text is cached until the database closes. */
export function statement<Row = Record<string, SQLOutputValue>>(database: DatabaseSync, sql: string): RowStatement<Row> {
  let statements = cache.get(database)
  if (!statements) cache.set(database, (statements = new Map()))
  let prepared = statements.get(sql)
  if (!prepared) statements.set(sql, (prepared = database.prepare(sql)))
  return prepared as unknown as RowStatement<Row>
}

/** A row that always exists: a foreign key refers to it, or the query counts. */
export function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A row that has to exist is missing.')
  return row
}
