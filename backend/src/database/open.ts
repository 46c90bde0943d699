import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/**
 * Opens the database, made and brought forward as needed. An order that was answered is on the disk: the journal is
 * written ahead and synced at every commit.
 * @param file a path, or ':memory:'
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000')
  migrate(database)
  return database
}

function migrate(database: DatabaseSync): void {
  const { user_version: applied } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  for (const file of readdirSync(MIGRATIONS).sort()) {
    const number = Number.parseInt(file, 10)
    if (number <= applied) continue
    database.exec(`BEGIN; ${readFileSync(join(MIGRATIONS, file), 'utf8')}; PRAGMA user_version = ${number}; COMMIT`)
  }
}
