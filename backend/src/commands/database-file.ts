import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BackendSettings } from '../env.ts'
import { makeFolder } from '../lib/make-folder.ts'

export const databaseFile = ({ dataFolder }: BackendSettings): string => join(dataFolder, 'shop.db')

/**
 * Creates the file under a temporary name, so that an interrupted command never leaves an incomplete shop.
 * @param write creates the file under the given name
 */
export async function createFile(file: string, write: (unfinished: string) => void | Promise<void>): Promise<void> {
  checkFree(file)
  makeFolder(dirname(file))
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  await write(unfinished)
  renameSync(unfinished, file)
}

/** A command never overwrites a file: it may be the only copy of a shop. */
function checkFree(file: string): void {
  if (existsSync(file)) throw new Error(`${file} already exists: delete it or name another file`)
}
