import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../../backend/src/database/open.ts'
import { hashPassword } from '../../backend/src/modules/customer/password-hash.ts'
import { seedSampleShop } from '../../backend/src/sample-shop/seed.ts'
import { toUid } from '../../backend/src/graphql/uid.ts'

/** A product with the options that a shopper selects. */
export interface Variant {
  readonly sku: string
  readonly selectedOptions: readonly string[]
  /** Whether shoppers want more than the stock. */
  readonly isScarce: boolean
}

export interface PreparedShop {
  readonly variants: readonly Variant[]
  readonly scarce: readonly Variant[]
  readonly customers: readonly string[]
  /** The last order of the sample data. */
  readonly lastOrderId: number
  readonly stock: ReadonlyMap<number, number>
  readonly numbers: ReadonlyMap<number, number>
}

export const PASSWORD = 'Kozica-1894'

/** More than all shoppers together can buy. */
const PLENTY = 1_000_000
const SCARCE_VARIANTS = 5

/** Creates the sample shop with ample stock of most products, little of some, and customers who can log in. */
export async function prepareShop(dataFolder: string, customerCount: number, scarcePieces: number): Promise<PreparedShop> {
  const passwordHash = await hashPassword(PASSWORD)
  const database = openDatabase(join(dataFolder, 'shop.db'))
  seedSampleShop(database)
  const choices = findChoices(database)
  const last = choices.slice(0, SCARCE_VARIANTS)
  database.prepare('UPDATE stock SET quantity = iif(product_id IN (SELECT value FROM json_each(?)), ?, ?) WHERE quantity > 0')
    .run(JSON.stringify(last.map(({ productId }) => productId)), scarcePieces, PLENTY)
  const customers = Array.from({ length: customerCount }, (_, index) => `customer-${index}@example.com`)
  for (const email of customers) insertCustomer(database, email, passwordHash)
  const prepared: PreparedShop = {
    variants: choices.slice(SCARCE_VARIANTS).map(({ sku, selectedOptions }) => ({ sku, selectedOptions, isScarce: false })),
    scarce: last.map(({ sku, selectedOptions }) => ({ sku, selectedOptions, isScarce: true })),
    customers,
    lastOrderId: Number(database.prepare('SELECT coalesce(max(id), 0) AS id FROM sales_order').get()!.id),
    stock: pairs(database, 'SELECT product_id AS key, quantity AS value FROM stock'),
    numbers: pairs(database, 'SELECT store_id AS key, last_number AS value FROM order_sequence'),
  }
  database.close()
  return prepared
}

interface Choice extends Omit<Variant, 'isScarce'> {
  readonly productId: number
}

/** One available choice of each product that needs no input, or only variant options. */
function findChoices(database: DatabaseSync): Choice[] {
  const rows = database.prepare(`
    SELECT product.sku, child.id AS productId, group_concat('configurable/' || own.attribute_id || '/' || own.option_id, ' ' ORDER BY super.position) AS options
    FROM product
    JOIN product_variant variant ON variant.parent_id = product.id
    JOIN product child ON child.id = variant.child_id
    JOIN stock ON stock.product_id = child.id AND quantity > 10
    JOIN super_attribute super ON super.product_id = product.id
    JOIN product_option own ON own.product_id = child.id AND own.attribute_id = super.attribute_id
    WHERE product.type = 'configurable' AND product.is_enabled AND product.visibility = 4
      AND NOT EXISTS (SELECT 1 FROM custom_option WHERE custom_option.product_id = product.id)
    GROUP BY product.id, child.id
    UNION ALL
    SELECT product.sku, product.id, NULL FROM product JOIN stock ON stock.product_id = product.id AND quantity > 10
    WHERE product.type = 'simple' AND product.is_enabled AND product.visibility = 4
      AND NOT EXISTS (SELECT 1 FROM custom_option WHERE custom_option.product_id = product.id)
    ORDER BY 1, 2`).all() as unknown as { sku: string; productId: number; options: string | null }[]
  return [...Map.groupBy(rows, ({ sku }) => sku).values()].map(([row]) => ({
    sku: row!.sku,
    productId: row!.productId,
    selectedOptions: row!.options?.split(' ').map(toUid) ?? [],
  }))
}

/** As if registered; all share one password, because hashing takes long. */
function insertCustomer(database: DatabaseSync, email: string, passwordHash: string): void {
  const time = new Date().toISOString()
  database.prepare(`
    INSERT INTO customer (email, store_id, group_id, firstname, lastname, password_hash, created_at, updated_at)
    VALUES (?, 1, 1, 'Agata', 'Wierch', ?, ?, ?)`).run(email, passwordHash, time, time)
}

const pairs = (database: DatabaseSync, sql: string): Map<number, number> =>
  new Map(database.prepare(sql).all().map(({ key, value }) => [Number(key), Number(value)]))
