import type { DatabaseSync } from 'node:sqlite'
import { existing, statement } from '../../database/statement.ts'
import { ORDER_COLUMNS, type OrderRow } from './order.repository.ts'

/** Conditions on a customer's orders: an order matches any of them; without conditions, every order matches. */
export interface OrderQuery {
  readonly customer: number
  /** Null for every store view. */
  readonly store: number | null
  readonly isFiltered: 0 | 1
  /** Lists as JSON. */
  readonly numbers: string
  readonly statuses: string
  /** A LIKE pattern; null without a condition. */
  readonly numberLike: string | null
  /** Both null without a condition. */
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly totalFrom: number | null
  readonly totalTo: number | null
}

const SORTS = {
  ID_ASC: 'id', NUMBER_ASC: 'increment_id', NUMBER_DESC: 'increment_id DESC', CREATED_AT_ASC: 'created_at, id',
  CREATED_AT_DESC: 'created_at DESC, id DESC',
} as const
export type OrderSort = keyof typeof SORTS

const MATCHES = `customer_id = :customer AND (:store IS NULL OR store_id = :store) AND (
  NOT :isFiltered
  OR increment_id IN (SELECT value FROM json_each(:numbers))
  OR status IN (SELECT value FROM json_each(:statuses))
  OR increment_id LIKE :numberLike ESCAPE '\\'
  OR (:dateFrom IS NOT NULL AND replace(substr(created_at, 1, 19), 'T', ' ') BETWEEN :dateFrom AND :dateTo)
  OR (:totalFrom IS NOT NULL AND grand_total BETWEEN :totalFrom AND :totalTo))`

interface OrderCount {
  readonly count: number
  readonly firstAt: string | null
}

export function countOrders(database: DatabaseSync, query: OrderQuery): OrderCount {
  const sql = `SELECT count(*) AS count, min(created_at) AS firstAt FROM sales_order WHERE ${MATCHES}`
  return existing(statement<OrderCount>(database, sql).get({ ...query }))
}

interface Page {
  readonly limit: number
  readonly offset: number
}

export function findOrdersOf(database: DatabaseSync, query: OrderQuery, sort: OrderSort, page: Page): OrderRow[] {
  return statement<OrderRow>(database, `
    SELECT ${ORDER_COLUMNS} FROM sales_order WHERE ${MATCHES} ORDER BY ${SORTS[sort]} LIMIT :limit OFFSET :offset`)
    .all({ ...query, ...page })
}
