import { resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../database/open.ts'
import type { BackendSettings } from '../env.ts'
import { seedOutdoorShop } from '../outdoor-shop/seed-outdoor-shop.ts'
import { createFile, databaseFile } from './database-file.ts'
import { seedLargeShop } from './large-shop/seed-large-shop.ts'
import { readArguments, UsageError } from './usage.ts'

const MAX_PRODUCTS = 10_000_000

/** Shops by name, without Halny, which the backend seeds itself. */
const SHOPS: ReadonlyMap<string, (database: DatabaseSync) => void> = new Map([['outdoor-us', seedOutdoorShop]])

interface Plan {
  /** The shop's name in the command's report. */
  readonly name: string
  readonly fill: (database: DatabaseSync) => void
}

export async function seed(args: string[], settings: BackendSettings, report: (line: string) => void): Promise<void> {
  const options = { products: { type: 'string' }, shop: { type: 'string' }, database: { type: 'string' } } as const
  const { values } = readArguments(args, options)
  const { name, fill } = planOf(values, report)
  const file = values.database === undefined ? databaseFile(settings) : resolve(values.database)
  const started = performance.now()
  await createFile(file, (unfinished) => createShop(unfinished, fill))
  report(`${name} in ${Math.round((performance.now() - started) / 1000)} s: ${file}`)
}

function planOf({ products, shop }: { readonly products?: string; readonly shop?: string }, report: (line: string) => void): Plan {
  if ((products === undefined) === (shop === undefined)) {
    throw new UsageError('Specify either --products <number> or --shop outdoor-us.')
  }
  if (shop === undefined) {
    const count = productCount(products ?? '')
    return { name: `${count} products`, fill: (database) => seedLargeShop(database, count, report) }
  }
  const fill = SHOPS.get(shop)
  if (!fill) throw new UsageError(`There is no shop '${shop}': --shop must be ${[...SHOPS.keys()].join(', ')}.`)
  return { name: `The shop ${shop}`, fill }
}

function productCount(text: string): number {
  const products = Number(text)
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
    throw new UsageError(`--products must be a whole number from 1 to ${MAX_PRODUCTS}, not '${text}'.`)
  }
  return products
}

function createShop(file: string, fill: (database: DatabaseSync) => void): void {
  const database = openDatabase(file)
  try {
    // An incomplete shop need not survive a power cut.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000')
    fill(database)
    database.exec('PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL')
  } finally {
    database.close()
  }
}
