import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BackendSettings } from '../env.ts'
import { readArguments } from './usage.ts'
import { databaseFile, createFile } from './database-file.ts'

/** A consistent copy of the database, made while the backend keeps reading and writing. */
export async function backup(args: string[], settings: BackendSettings, report: (line: string) => void): Promise<void> {
  const { positionals: [target] } = readArguments(args, {}, 1)
  const source = databaseFile(settings)
  if (!existsSync(source)) throw new Error(`There is no database at ${source}: set BACKEND_DATA to its folder`)
  const file = target === undefined ? join(settings.dataFolder, 'backup', `shop-${timestamp()}.db`) : resolve(target)
  await createFile(file, async (unfinished) => {
    copyDatabase(source, unfinished)
    await sync(unfinished)
  })
  report(file)
}

/** 2026-01-15T08-00-00 */
const timestamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

// VACUUM INTO reads within one snapshot. SQLite's backup interface restarts whenever another process stores an
// order, and might never end.
function copyDatabase(source: string, file: string): void {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    database.prepare('VACUUM INTO ?').run(file)
  } finally {
    database.close()
  }
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const { quick_check: result } = copy.prepare('PRAGMA quick_check').get() as { quick_check: string }
    if (result !== 'ok') throw new Error(`${source} is damaged (${result}): restore an earlier copy`)
  } finally {
    copy.close()
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
