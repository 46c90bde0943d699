import type { DatabaseSync } from 'node:sqlite'

/** Runs `work` so that all of it is stored or none; SQLite lets one writer in at a time. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
