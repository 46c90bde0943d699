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
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  migrate(database)
  return database
}

function migrate(database: DatabaseSync): void {
  const { user_version: applied } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  const waiting = readdirSync(MIGRATIONS).sort().filter((file) => Number.parseInt(file, 10) > applied)
  // A table that is made anew under its old name breaks the references to it until it bears that name.
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON')
  for (const file of waiting) {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8')
    database.exec(`BEGIN; ${sql}; PRAGMA user_version = ${Number.parseInt(file, 10)}; COMMIT`)
  }
  if (waiting.length > 0) checkReferences(database)
  database.exec('PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON')
}

function checkReferences(database: DatabaseSync): void {
  const [broken] = database.prepare('PRAGMA foreign_key_check').all() as { table: string; parent: string }[]
  if (broken) throw new Error(`A migration left rows of ${broken.table} without their ${broken.parent}`)
}
