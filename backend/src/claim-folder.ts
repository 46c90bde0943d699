import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from './lib/make-folder.ts'

const SQLITE_BUSY = 5

/** A lock that nothing refers to is garbage, and ends when it is collected. */
const held = new Set<DatabaseSync>()

/**
 * Creates the data folder and claims it for this process: SQLite would keep the data of two backends whole, but each has indexes in
 * memory that the other does not update. The operating system holds the lock, so that it ends with the process, however that ends.
 * @returns a function that gives the folder up
 * @throws if another backend uses it
 */
export function claimFolder(folder: string): () => void {
  makeFolder(folder)
  const lock = new DatabaseSync(join(folder, 'backend.lock'), { timeout: 0 })
  const owner = join(folder, 'backend.pid')
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new Error(`${folder} is used by another backend, process ${textOf(owner) || 'unknown'}: stop it or set BACKEND_DATA to another folder.`, { cause: error })
  }
  writeFileSync(owner, String(process.pid))
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
