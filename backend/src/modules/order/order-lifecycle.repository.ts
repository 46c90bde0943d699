import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { DocumentKind, SalesDocument, Track } from './document.repository.ts'
import { orderNumber } from './order-format.ts'
import type { OrderState } from './order-state.ts'
import type { OrderRow } from './order.repository.ts'

export function changeState(database: DatabaseSync, orderId: number, state: OrderState, now: Date, before: OrderState | null = null): void {
  statement(database, 'UPDATE sales_order SET state = ?, state_before_hold = ?, status_changed_at = ? WHERE id = ?')
    .run(state, before, now.toISOString(), orderId)
}

/** An invoice, shipment or credit memo of the whole order; virtual lines are not shipped. */
export function insertDocument(database: DatabaseSync, kind: DocumentKind, { id, storeId }: OrderRow, now: Date): SalesDocument {
  const sequence = statement(database, `
    INSERT INTO document_sequence (kind, store_id, last_number) VALUES (?, ?, 1)
    ON CONFLICT DO UPDATE SET last_number = last_number + 1 RETURNING last_number`).get(kind, storeId)?.last_number as number
  const number = orderNumber(storeId, sequence)
  const { lastInsertRowid } = statement(database,
    'INSERT INTO sales_document (kind, increment_id, order_id, created_at) VALUES (?, ?, ?, ?)')
    .run(kind, number, id, now.toISOString())
  statement(database, `
    INSERT INTO sales_document_item (document_id, item_id, quantity)
    SELECT ?, id, quantity FROM sales_order_item WHERE order_id = ? AND NOT (is_virtual AND ? = 'shipment') ORDER BY id`)
    .run(lastInsertRowid, id, kind)
  return { id: Number(lastInsertRowid), kind, number, orderId: id }
}

export function countInvoiced(database: DatabaseSync, orderId: number): void {
  statement(database, 'UPDATE sales_order_item SET quantity_invoiced = quantity WHERE order_id = ?').run(orderId)
}

export function countShipped(database: DatabaseSync, orderId: number): void {
  statement(database, 'UPDATE sales_order_item SET quantity_shipped = quantity WHERE order_id = ? AND NOT is_virtual').run(orderId)
}

export function countRefunded(database: DatabaseSync, orderId: number): void {
  statement(database, 'UPDATE sales_order_item SET quantity_refunded = quantity WHERE order_id = ?').run(orderId)
}

export function countCanceled(database: DatabaseSync, orderId: number): void {
  statement(database, 'UPDATE sales_order_item SET quantity_canceled = quantity WHERE order_id = ?').run(orderId)
}

export function insertTrack(database: DatabaseSync, documentId: number, { carrier, title, number }: Track): void {
  statement(database, 'INSERT INTO shipment_track (document_id, carrier, title, number) VALUES (?, ?, ?, ?)')
    .run(documentId, carrier, title, number)
}

export function insertComment(database: DatabaseSync, orderId: number, message: string, now: Date): void {
  statement(database, 'INSERT INTO sales_comment (order_id, message, created_at) VALUES (?, ?, ?)')
    .run(orderId, message, now.toISOString())
}

/** Returns all of the order's products to stock. */
export function returnToStock(database: DatabaseSync, orderId: number): void {
  statement(database, `
    UPDATE stock SET quantity = stock.quantity + back.quantity
    FROM (SELECT part.product_id, sum(part.quantity * item.quantity) AS quantity
          FROM sales_order_item item JOIN sales_order_item_part part ON part.item_id = item.id
          WHERE item.order_id = ? GROUP BY part.product_id) back
    WHERE back.product_id = stock.product_id`).run(orderId)
}

export function releaseCoupon(database: DatabaseSync, code: string): void {
  statement(database, 'UPDATE coupon SET times_used = times_used - 1 WHERE code = ? AND times_used > 0').run(code)
}
