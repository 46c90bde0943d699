import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendSettings } from '../env.ts'

export const databaseFile = ({ dataFolder }: BackendSettings): string => join(dataFolder, 'shop.db')

/** A command writes no file that is there: it may be the only copy of a shop. */
export function checkFree(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: delete it, or name another file`)
}
