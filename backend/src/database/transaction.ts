import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` in a transaction; SQLite allows one writer at a time. A nested one is a savepoint: rolled back alone when it fails,
 * and committed with the outer one.
 */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  return database.isTransaction
    ? inSteps(database, work, ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part'])
    : inSteps(database, work, ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'])
}

type Steps = readonly [begin: string, keep: string, undo: string]

function inSteps<T>(database: DatabaseSync, work: () => T, [begin, keep, undo]: Steps): T {
  database.exec(begin)
  try {
    const result = work()
    database.exec(keep)
    return result
  } catch (error) {
    // SQLite itself rolls back when the disk is full or fails; a second rollback would hide the reason.
    if (database.isTransaction) database.exec(undo)
    throw error
  }
}
