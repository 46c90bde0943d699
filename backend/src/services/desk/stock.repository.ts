import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface StockRow {
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

/** Products with stock whose SKU or name contains the search term, in the default store view's language. */
export function findStock(database: DatabaseSync, term: string, limit: number): StockRow[] {
  return statement<StockRow>(
    database,
    `SELECT p.id, p.sku, t.name, s.quantity FROM stock s JOIN product p ON p.id = s.product_id
     JOIN product_text t ON t.product_id = p.id AND t.store_id = (SELECT id FROM store ORDER BY is_default DESC, id LIMIT 1)
     WHERE instr(lower(p.sku || ' ' || t.name), lower(?)) > 0 ORDER BY p.sku LIMIT ?`,
  ).all(term, limit)
}

/** @returns whether the product exists */
export function setStock(database: DatabaseSync, productId: number, quantity: number): boolean {
  return statement(database, 'UPDATE stock SET quantity = ? WHERE product_id = ?').run(quantity, productId).changes === 1
}
