import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { ORDER_COLUMNS, type OrderRow } from '../../modules/order/order.repository.ts'

/** Newest first, those whose number or e-mail address contains the search term. */
export function placedOrders(database: DatabaseSync, term: string, limit: number): OrderRow[] {
  return statement<OrderRow>(
    database,
    `SELECT ${ORDER_COLUMNS} FROM sales_order WHERE instr(lower(increment_id || ' ' || customer_email), lower(?)) > 0
     ORDER BY sales_order.id DESC LIMIT ?`,
  ).all(term, limit)
}
