import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { RUN_FOLDER } from './ports.ts'

/** A new sample shop's database, for the processes of a test run. Filling one takes seconds of CPU time, so later shops start with a copy. */
const file = () => process.env.SAMPLE_SHOP_FILE

/** Keeps the database of a shop that has just started, unless an earlier run's is given. */
export function keepSampleShop(dataFolder: string): void {
  if (file()) return
  const kept = join(RUN_FOLDER, 'sample-shop.db')
  rmSync(kept, { force: true })
  const database = new DatabaseSync(join(dataFolder, 'shop.db'))
  database.prepare('VACUUM INTO ?').run(kept)
  database.close()
  process.env.SAMPLE_SHOP_FILE = kept
}

/** Unless there is a database already. */
export function copySampleShop(dataFolder: string): void {
  const [kept, target] = [file(), join(dataFolder, 'shop.db')]
  if (kept && !existsSync(target)) copyFileSync(kept, target)
}
