import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface PurchasedLink {
  readonly hash: string
  readonly orderNumber: string
  readonly createdAt: string
  readonly status: 'pending' | 'available' | 'expired'
  /** 0 for no limit. */
  readonly downloadsBought: number
  readonly downloadsUsed: number
}

/** Files may be downloaded while the order is paid and not refunded, as often as was bought. */
const STATUS = `CASE
  WHEN state IN ('canceled', 'closed') OR (downloads_bought > 0 AND downloads_used >= downloads_bought) THEN 'expired'
  WHEN quantity_invoiced = 0 THEN 'pending' ELSE 'available' END`

/** A customer's files, newest first, without those of unpaid orders. */
export function purchasedLinksOf(database: DatabaseSync, customerId: number): PurchasedLink[] {
  return statement<PurchasedLink>(database, `
    SELECT hash, increment_id AS orderNumber, sales_order.created_at AS createdAt, ${STATUS} AS status,
      downloads_bought AS downloadsBought, downloads_used AS downloadsUsed
    FROM purchased_link JOIN sales_order_item item ON item.id = item_id JOIN sales_order ON sales_order.id = item.order_id
    WHERE customer_id = ? AND state <> 'pending_payment' ORDER BY purchased_link.id DESC`).all(customerId)
}

export interface DownloadedFile {
  readonly title: string
  readonly file: string
}

/** Counts one download. @returns undefined, without counting, if the file is not available */
export function takeDownload(database: DatabaseSync, hash: string): DownloadedFile | undefined {
  return statement<DownloadedFile>(database, `
    UPDATE purchased_link SET downloads_used = downloads_used + 1
    WHERE hash = ? AND 'available' = (
      SELECT ${STATUS} FROM sales_order_item item JOIN sales_order ON sales_order.id = item.order_id WHERE item.id = item_id)
    RETURNING title, file`).get(hash)
}

export function isPurchased(database: DatabaseSync, hash: string): boolean {
  return statement(database, 'SELECT 1 FROM purchased_link WHERE hash = ?').get(hash) !== undefined
}
