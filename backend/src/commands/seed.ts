import { resolve } from 'node:path'
import { openDatabase } from '../database/open.ts'
import type { BackendSettings } from '../env.ts'
import { readArguments } from './arguments.ts'
import { databaseFile, makeFile } from './database-file.ts'
import { seedLargeShop } from './large-shop/seed-large-shop.ts'
import { UsageError } from './usage.ts'

const MOST = 10_000_000

export async function seed(args: string[], settings: BackendSettings, say: (line: string) => void): Promise<void> {
  const { values } = readArguments(args, { products: { type: 'string' }, database: { type: 'string' } })
  const products = productCount(values.products)
  const file = values.database === undefined ? databaseFile(settings) : resolve(values.database)
  const started = performance.now()
  await makeFile(file, (unfinished) => makeShop(unfinished, products, say))
  say(`${products} products in ${Math.round((performance.now() - started) / 1000)} s: ${file}`)
}

function productCount(text: string | undefined): number {
  if (text === undefined) throw new UsageError('How many products? Say --products <number>.')
  const products = Number(text)
  if (!Number.isInteger(products) || products < 1 || products > MOST) {
    throw new UsageError(`--products must be a whole number from 1 to ${MOST}, not '${text}'.`)
  }
  return products
}

function makeShop(file: string, products: number, say: (line: string) => void): void {
  const database = openDatabase(file)
  try {
    // Nothing has to survive a power cut before the whole of it is on the disk.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000')
    seedLargeShop(database, products, say)
    database.exec('PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL')
  } finally {
    database.close()
  }
}
