import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface PurchasedLink {
  readonly hash: string
  readonly orderNumber: string
  readonly createdAt: string
  readonly status: LinkStatus
  /** 0 for no limit. */
  readonly downloadsBought: number
  readonly downloadsUsed: number
}

type LinkStatus = 'pending' | 'available' | 'expired'

const IS_USED_UP = '(downloads_bought > 0 AND downloads_used >= downloads_bought)'

/** Files may be downloaded while the order is paid and not refunded, as often as was bought. */
const STATUS = `CASE
  WHEN state IN ('canceled', 'closed') OR ${IS_USED_UP} THEN 'expired'
  WHEN quantity_invoiced = 0 THEN 'pending' ELSE 'available' END`

/** A guest's links expire; a customer's account lists the files for good. */
const IS_VALID = '(customer_id IS NOT NULL OR valid_until IS NULL OR valid_until > :now)'

/** A customer's files in the order of purchase, as Magento lists them, without those of unpaid orders. */
export function purchasedLinksOf(database: DatabaseSync, customerId: number): PurchasedLink[] {
  return statement<PurchasedLink>(database, `
    SELECT hash, increment_id AS orderNumber, sales_order.created_at AS createdAt, ${STATUS} AS status,
      downloads_bought AS downloadsBought, downloads_used AS downloadsUsed
    FROM purchased_link JOIN sales_order_item item ON item.id = item_id JOIN sales_order ON sales_order.id = item.order_id
    WHERE customer_id = ? AND state <> 'pending_payment' ORDER BY purchased_link.id`).all(customerId)
}

export interface OrderedFile {
  readonly product: string
  readonly title: string
  readonly hash: string
  /** Null for a customer's file, and for a guest's of before links expired. */
  readonly validUntil: string | null
  readonly isValid: number
}

/** The files of an order that can be downloaded, or could until their links expired. */
export function filesOfOrder(database: DatabaseSync, orderId: number, now: Date): OrderedFile[] {
  return statement<OrderedFile>(database, `
    SELECT item.name AS product, title, hash, valid_until AS validUntil, ${IS_VALID} AS isValid
    FROM purchased_link JOIN sales_order_item item ON item.id = item_id JOIN sales_order ON sales_order.id = item.order_id
    WHERE order_id = :orderId AND ${STATUS} = 'available' ORDER BY purchased_link.id`).all({ orderId, now: now.toISOString() })
}

const GUEST_LINK_DAYS = 30

const guestLinkEnd = (now: Date): string => new Date(now.getTime() + GUEST_LINK_DAYS * 86_400_000).toISOString()

/** Gives a guest's links another validity. A link that was sent before no longer works. */
export function renewGuestLinks(database: DatabaseSync, orderId: number, now: Date): void {
  const links = statement<{ id: number }>(database, `
    SELECT purchased_link.id FROM purchased_link JOIN sales_order_item item ON item.id = item_id
      JOIN sales_order ON sales_order.id = item.order_id WHERE order_id = ? AND customer_id IS NULL`).all(orderId)
  const renew = statement(database, 'UPDATE purchased_link SET hash = ?, valid_until = ? WHERE id = ?')
  for (const { id } of links) renew.run(linkHash(), guestLinkEnd(now), id)
}

/** Lets the links of a customer's files expire like a guest's, because the account that lists the files is about to be deleted. */
export function endCustomerLinks(database: DatabaseSync, customerId: number, now: Date): void {
  statement(database, `
    UPDATE purchased_link SET valid_until = ? WHERE item_id IN (
      SELECT item.id FROM sales_order_item item JOIN sales_order ON sales_order.id = item.order_id WHERE customer_id = ?)`).run(guestLinkEnd(now), customerId)
}

/** Random, because it alone grants access to a file. */
export const linkHash = (): string => randomBytes(24).toString('base64url')

export interface DownloadedFile {
  readonly title: string
  readonly file: string
}

/** Counts one download. @returns undefined, without counting, if the file is not available or its link has expired */
export function takeDownload(database: DatabaseSync, hash: string, now: Date): DownloadedFile | undefined {
  return statement<DownloadedFile>(database, `
    UPDATE purchased_link SET downloads_used = downloads_used + 1
    WHERE hash = :hash AND EXISTS (
      SELECT 1 FROM sales_order_item item JOIN sales_order ON sales_order.id = item.order_id
      WHERE item.id = item_id AND ${STATUS} = 'available' AND ${IS_VALID})
    RETURNING title, file`).get({ hash, now: now.toISOString() })
}

export interface DeadLink {
  readonly orderId: number
  /** Why it does not work: only an expired link can be replaced. */
  readonly reason: 'canceled' | 'refunded' | 'usedUp' | 'unpaid' | 'expired'
}

/** @returns undefined for a link that never was or has been replaced */
export function findDeadLink(database: DatabaseSync, hash: string): DeadLink | undefined {
  return statement<DeadLink>(database, `
    SELECT order_id AS orderId, CASE
      WHEN state = 'canceled' THEN 'canceled'
      WHEN state = 'closed' THEN 'refunded'
      WHEN ${IS_USED_UP} THEN 'usedUp'
      WHEN quantity_invoiced = 0 THEN 'unpaid' ELSE 'expired' END AS reason
    FROM purchased_link JOIN sales_order_item item ON item.id = item_id JOIN sales_order ON sales_order.id = item.order_id
    WHERE hash = ?`).get(hash)
}
