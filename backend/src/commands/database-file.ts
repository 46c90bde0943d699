import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BackendSettings } from '../env.ts'

export const databaseFile = ({ dataFolder }: BackendSettings): string => join(dataFolder, 'shop.db')

/**
 * There whole or not at all: made under another name, so that what was broken off is never taken for a shop.
 * @param make gets the name under which it makes the file
 */
export async function makeFile(file: string, make: (unfinished: string) => void | Promise<void>): Promise<void> {
  checkFree(file)
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  await make(unfinished)
  renameSync(unfinished, file)
}

/** A command writes no file that is there: it may be the only copy of a shop. */
function checkFree(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: delete it, or name another file`)
}
