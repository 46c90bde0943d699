import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { required } from '../lib/required.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/**
 * Opens the database, creating and migrating it as needed. The write-ahead log is synced at every commit, so that a confirmed
 * order is on disk.
 * @param file a path, or ':memory:'
 * @throws for a database of a later version, and for a failed migration, which leaves the database unchanged
 */
export function openDatabase(file: string, migrations = MIGRATIONS): DatabaseSync {
  const database = new DatabaseSync(file)
  const isBlank = file === ':memory:' && migrations === MIGRATIONS
  try {
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    if (isBlank && blank) database.deserialize(blank)
    migrate(database, migrations)
    if (isBlank) blank ??= database.serialize()
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** The initial content of a database in memory. Tests open thousands, and running the migrations would take longer than the tests. */
let blank: Uint8Array | undefined

function migrate(database: DatabaseSync, folder: string): void {
  const files = readdirSync(folder).sort()
  const version = versionOf(database)
  const latest = numberOf(required(files.at(-1), 'files'))
  if (version > latest) throw new Error(`The database has version ${version}, but this program supports only versions up to ${latest}: update the program`)
  if (version < latest) {
    // References to a recreated table are broken until it has its old name again.
    database.exec('PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON')
    apply(database, folder, files)
  }
  database.exec('PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON')
}

const versionOf = (database: DatabaseSync): number => (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

const numberOf = (file: string): number => Number.parseInt(file, 10)

/** Applies all migrations or none: after a failed upgrade the earlier program still opens its database. */
function apply(database: DatabaseSync, folder: string, files: readonly string[]): void {
  database.exec('BEGIN IMMEDIATE')
  let current = ''
  try {
    // Another process that starts at the same time may have migrated it.
    const version = versionOf(database)
    for (current of files.filter((file) => numberOf(file) > version)) database.exec(readFileSync(join(folder, current), 'utf8'))
    checkReferences(database)
    database.exec(`PRAGMA user_version = ${numberOf(required(files.at(-1), 'files'))}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw new Error(`Migration ${current} failed, and the database is unchanged: ${(error as Error).message}`, { cause: error })
  }
}

function checkReferences(database: DatabaseSync): void {
  const [broken] = database.prepare('PRAGMA foreign_key_check').all() as { table: string; parent: string }[]
  if (broken) throw new Error(`rows of ${broken.table} refer to a missing ${broken.parent}`)
}
