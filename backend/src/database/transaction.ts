import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` so that all of it is stored or none; SQLite lets one writer in at a time. Within another transaction it is a part
 * of that one: undone alone when it fails, and stored with the whole.
 */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  return database.isTransaction
    ? between(database, work, ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part'])
    : between(database, work, ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'])
}

type Steps = readonly [begin: string, keep: string, undo: string]

function between<T>(database: DatabaseSync, work: () => T, [begin, keep, undo]: Steps): T {
  database.exec(begin)
  try {
    const result = work()
    database.exec(keep)
    return result
  } catch (error) {
    // SQLite itself undoes everything where the disk is full or fails: undoing it again would hide the reason.
    if (database.isTransaction) database.exec(undo)
    throw error
  }
}
