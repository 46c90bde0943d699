import type { DatabaseSync } from 'node:sqlite'
import { configurable, openShop } from '../modules/cart/cart.fixture.ts'
import { COLOUR, MEDIUM, SIZE, SPRUCE } from '../modules/cart/products.fixture.ts'
import { cartToPlace } from '../modules/order/order.fixture.ts'

export const STOCK = 100_000

/** The items of every cart: two of one product and one of another. */
const SHELL = { sku: 'shell', quantity: 1, selected_options: [configurable(COLOUR, SPRUCE), configurable(SIZE, MEDIUM)] }
const TEE = { sku: 'tee', quantity: 2 }

/** Fills a database with the small shop and carts that are ready to be placed. @returns the carts' ids */
export async function prepareCarts(file: string, count: number, stock = STOCK): Promise<string[]> {
  const shop = openShop(file)
  const { database } = shop.backend
  database.prepare("UPDATE stock SET quantity = ? WHERE product_id IN (SELECT id FROM product WHERE sku IN ('tee', 'shell-m'))").run(stock)
  const model = await cartToPlace(shop, { items: [TEE, SHELL] })
  database.exec('BEGIN')
  const copies = Array.from({ length: count - 1 }, (_, index) => copyCart(database, model, String(index).padStart(32, 'c')))
  database.exec('COMMIT')
  await shop.close()
  return [model, ...copies]
}

function copyCart(database: DatabaseSync, model: string, maskedId: string): string {
  const cart = database.prepare('SELECT * FROM cart WHERE masked_id = ?').get(model)!
  const cartId = insert(database, 'cart', { ...cart, id: null, masked_id: maskedId })
  for (const address of rowsOf(database, 'cart_address', 'cart_id', cart.id)) {
    insert(database, 'cart_address', { ...address, id: null, cart_id: cartId })
  }
  for (const item of rowsOf(database, 'cart_item', 'cart_id', cart.id)) {
    const itemId = insert(database, 'cart_item', { ...item, id: null, cart_id: cartId })
    for (const choice of rowsOf(database, 'cart_item_choice', 'item_id', item.id)) {
      insert(database, 'cart_item_choice', { ...choice, item_id: itemId })
    }
  }
  return maskedId
}

type Row = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

const rowsOf = (database: DatabaseSync, table: string, column: string, id: Row[string] | undefined): Row[] =>
  database.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).all(id!)

function insert(database: DatabaseSync, table: string, row: Row): number | bigint {
  const columns = Object.keys(row)
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  return database.prepare(sql).run(...Object.values(row)).lastInsertRowid
}
