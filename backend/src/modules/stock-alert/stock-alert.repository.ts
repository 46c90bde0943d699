import type { DatabaseSync } from 'node:sqlite'
import { existing, statement } from '../../database/statement.ts'

export interface StockAlert {
  readonly email: string
  readonly productId: number
  readonly storeId: number
}

/** Products that have a page: their own or, for a variant, that of its product. */
const WITH_PAGE = `
  product JOIN listing_product listed ON listed.product_id = product.id AND product.is_enabled
  LEFT JOIN product_variant variant ON variant.child_id = product.id
  JOIN product page ON page.id = coalesce(variant.parent_id, product.id) AND page.is_enabled AND page.visibility > 1`

/** Undefined for a product that has no page. */
export function findStockState(database: DatabaseSync, sku: string): { readonly id: number; readonly isInStock: boolean } | undefined {
  const row = statement<{ id: number; isInStock: number }>(
    database,
    `SELECT product.id, listed.is_in_stock AS isInStock FROM ${WITH_PAGE} WHERE product.sku = ? LIMIT 1`,
  ).get(sku)
  return row && { id: row.id, isInStock: row.isInStock === 1 }
}

/** A repeated request counts from now, in the language of its last page. */
export function saveAlert(database: DatabaseSync, { email, productId, storeId }: StockAlert, now: Date): void {
  statement(
    database,
    `INSERT INTO stock_alert (email, product_id, store_id, requested_at) VALUES (:email, :productId, :storeId, :now)
     ON CONFLICT DO UPDATE SET store_id = excluded.store_id, requested_at = excluded.requested_at`,
  ).run({ email, productId, storeId, now: now.toISOString() })
}

/** Deletes those of an address beyond the newest `limit`. */
export function deleteOldestAlerts(database: DatabaseSync, email: string, limit: number): void {
  statement(
    database,
    'DELETE FROM stock_alert WHERE id IN (SELECT id FROM stock_alert WHERE email = ? ORDER BY requested_at DESC, id DESC LIMIT -1 OFFSET ?)',
  ).run(email, limit)
}

export function deleteAlertsBefore(database: DatabaseSync, time: Date): void {
  statement(database, 'DELETE FROM stock_alert WHERE requested_at < ?').run(time.toISOString())
}

export const countAlerts = (database: DatabaseSync): number =>
  existing(statement<{ count: number }>(database, 'SELECT count(*) AS count FROM stock_alert').get()).count

/** Deletes the requests for products that are in stock, and returns them. */
export function takeDueAlerts(database: DatabaseSync): StockAlert[] {
  return statement<StockAlert>(
    database,
    `DELETE FROM stock_alert
     WHERE product_id IN (SELECT product.id FROM ${WITH_PAGE} WHERE listed.is_in_stock AND product.id IN (SELECT product_id FROM stock_alert))
     RETURNING email, product_id AS productId, store_id AS storeId`,
  ).all()
}
