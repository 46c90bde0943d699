import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBackend } from '../create-backend.ts'
import { answerOf, PUBLIC_URL } from '../ask.fixture.ts'
import { ROWS_SINCE } from './earlier-shop.fixture.ts'
import { openDatabase } from './open.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const FILES = readdirSync(MIGRATIONS).sort()
const numberOf = (file: string) => Number.parseInt(file, 10)
const LATEST = numberOf(FILES.at(-1)!)

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'))
  file = join(folder, 'shop.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A folder with the migrations up to `last`, as an earlier program has them. */
function migrationsUpTo(last: number): string {
  const migrations = join(folder, `up-to-${last}`)
  mkdirSync(migrations, { recursive: true })
  for (const name of FILES.filter((other) => numberOf(other) <= last)) copyFileSync(join(MIGRATIONS, name), join(migrations, name))
  return migrations
}

/** A database in use since the first version, as the program of this version leaves it. */
function createShop(version: number): void {
  for (const [since, rows] of Object.entries(ROWS_SINCE)) if (Number(since) <= version) migrateTo(Number(since)).exec(rows)
  migrateTo(version).close()
}

const migrateTo = (version: number): DatabaseSync => openDatabase(file, migrationsUpTo(version))

type Rows = Readonly<Record<string, unknown[]>>

/** Data that later versions store in another shape; their migrations have their own tests. */
const REPLACED = { tables: ['cart_item_option'], columns: ['variant_id', 'tax_percent'] }

/** Every row of every table, in the current columns of the table, or in those that it has in `like`. */
function rowsOf(like?: Rows): Rows {
  const database = new DatabaseSync(file)
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'product_search%'")
    .all() as { name: string }[]
  const rows = tables.flatMap(({ name }) => {
    const before = like?.[name]
    if (like && !before?.length) return []
    const columns = before ? Object.keys(before[0] as object) : columnsOf(database, name)
    const found = database.prepare(`SELECT ${columns.join(', ')} FROM ${name}`).all()
    return [[name, found.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))] as const]
  })
  database.close()
  return Object.fromEntries(rows.filter(([name, found]) => found.length > 0 && !REPLACED.tables.includes(name)))
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table) as { name: string }[]
  return columns.map(({ name }) => name).filter((name) => !REPLACED.columns.includes(name))
}

const LISTING = ['listing_product', 'listing_option', 'listing_category', 'listing_value', 'price_index']
const without = (rows: Rows, names: readonly string[]): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name)))

describe.each(FILES.map(numberOf))('a database of version %i', (version) => {
  test('keeps its rows and valid references when it is migrated', () => {
    createShop(version)
    const before = rowsOf()
    expect(Object.keys(before).length).toBeGreaterThan(15)
    const database = openDatabase(file)
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: LATEST })
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 })
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
    expect(without(rowsOf(before), LISTING)).toEqual(without(before, LISTING))
  })

  test('has the same listings as after a full reindex', () => {
    createShop(version)
    const database = openDatabase(file)
    const listed = () => LISTING.map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all())
    const migrated = listed()
    expect(migrated[0]).toHaveLength(5)
    for (const table of LISTING) database.exec(`DELETE FROM ${table}`)
    database.exec('INSERT INTO reindex SELECT id FROM product')
    expect(listed()).toEqual(migrated)
    database.close()
  })

  test('serves products and hides those out of stock', async () => {
    createShop(version)
    const shop = createBackend({ database: file, publicUrl: PUBLIC_URL })
    const skus = async () => (await answerOf(shop, '{ products(filter: {}, sort: { price: DESC }) { items { sku } } }')).products.items
    expect(await skus()).toEqual([{ sku: 'shell' }, { sku: 'rope' }, { sku: 'talk' }])
    shop.database.exec('UPDATE stock SET quantity = 0 WHERE product_id = 2')
    expect(await skus()).toEqual([{ sku: 'rope' }, { sku: 'talk' }])
    await shop.close()
  })
})

test.each(FILES.map(numberOf).filter((version) => version >= 2))('a cart of version %i is kept', async (version) => {
  createShop(version)
  const shop = createBackend({ database: file, publicUrl: PUBLIC_URL })
  const { cart } = await answerOf(shop, '{ cart(cart_id: "opencartopencartopencartopencart") { total_quantity items { product { sku } } } }')
  expect(cart).toEqual({ total_quantity: 5, items: [{ product: { sku: 'shell' } }, { product: { sku: 'rope' } }] })
  await shop.close()
})

test('a database of a later version is refused and not changed', () => {
  createShop(LATEST)
  const later = new DatabaseSync(file)
  later.exec(`PRAGMA user_version = ${LATEST + 1}`)
  later.close()
  const before = readFileSync(file)
  expect(() => openDatabase(file)).toThrow(
    `The database has version ${LATEST + 1}, but this program supports only versions up to ${LATEST}: update the program`,
  )
  expect(readFileSync(file)).toEqual(before)
})

describe('a migration that fails', () => {
  const failing = (sql: string): string => {
    const migrations = migrationsUpTo(LATEST)
    writeFileSync(join(migrations, '900-fine.sql'), 'CREATE TABLE fine (id INTEGER PRIMARY KEY); DELETE FROM cart_item;')
    writeFileSync(join(migrations, '901-broken.sql'), sql)
    return migrations
  }

  test.each([
    ['does not run', 'CREATE TABLE half (id INTEGER); INSERT INTO nowhere VALUES (1);', 'no such table: nowhere'],
    ['leaves rows with broken references', 'DELETE FROM store WHERE id = 2;', 'refer to a missing store'],
  ])('because it %s is named in the error and leaves the database unchanged', (_why, sql, message) => {
    createShop(1)
    const before = rowsOf()
    const failure = new RegExp(`^Migration 901-broken\\.sql failed, and the database is unchanged: .*${message}`)
    const migrations = failing(sql)
    expect(() => openDatabase(file, migrations)).toThrow(failure)
    expect(rowsOf()).toEqual(before)
    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
    expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name IN ('fine', 'half', 'cart')").all()).toEqual([])
    database.close()
  })
})
