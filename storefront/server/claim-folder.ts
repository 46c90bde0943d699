import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../src/lib/make-folder.ts'

const SQLITE_BUSY = 5

/** A lock that nothing refers to is garbage, and ends when it is collected. */
const held = new Set<DatabaseSync>()

export class FolderInUse extends Error {}

/**
 * Creates a folder and claims it for this process, as the embedded backend does with its own. SQLite's lock on a file is one of the operating
 * system, so that it ends with the process, however that ends.
 * @returns a function that gives the folder up
 * @throws {FolderInUse} if another shop uses it
 */
export function claimFolder(folder: string, setting: string): () => void {
  makeFolder(folder, 0o700)
  const lock = new DatabaseSync(join(folder, 'shop.lock'), { timeout: 0 })
  const owner = join(folder, 'shop.pid')
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new FolderInUse(`${folder} is used by another shop, process ${textOf(owner) || 'unknown'}: stop it or set ${setting} to another folder`, { cause: error })
  }
  // In containers all have the same number.
  writeFileSync(owner, `${process.pid} on ${hostname()}`)
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
