import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface CompareListRow {
  readonly id: number
  /** The list's public id of 32 characters. */
  readonly uid: string
  /** Null for a guest's. */
  readonly customerId: number | null
}

const COLUMNS = 'id, uid, customer_id AS customerId'

export function findCompareList(database: DatabaseSync, uid: string): CompareListRow | undefined {
  return statement<CompareListRow>(database, `SELECT ${COLUMNS} FROM compare_list WHERE uid = ?`).get(uid)
}

export function compareListOf(database: DatabaseSync, customerId: number): CompareListRow | undefined {
  return statement<CompareListRow>(database, `SELECT ${COLUMNS} FROM compare_list WHERE customer_id = ?`).get(customerId)
}

export function insertCompareList(database: DatabaseSync, uid: string, customerId: number | null): CompareListRow {
  const { lastInsertRowid } = statement(database, 'INSERT INTO compare_list (uid, customer_id) VALUES (?, ?)').run(uid, customerId)
  return { id: Number(lastInsertRowid), uid, customerId }
}

export function deleteCompareList(database: DatabaseSync, id: number): void {
  statement(database, 'DELETE FROM compare_list WHERE id = ?').run(id)
}

export function setListOwner(database: DatabaseSync, id: number, customerId: number): void {
  statement(database, 'UPDATE compare_list SET customer_id = ? WHERE id = ?').run(customerId, id)
}

const IS_SHOWN = 'p.is_enabled AND p.visibility <> 1'

/** A limit, because the whole list is read at once and guests may create any number. */
const MAX_PRODUCTS = 100

/** Ignores products that are in the list already, invisible ones, and those beyond the limit. */
export function addComparedProducts(database: DatabaseSync, listId: number, productIds: readonly number[]): void {
  statement(
    database,
    `INSERT OR IGNORE INTO compare_item (list_id, product_id)
     SELECT :list, p.id FROM json_each(:products) requested JOIN product p ON p.id = requested.value AND ${IS_SHOWN}
     WHERE p.id NOT IN (SELECT product_id FROM compare_item WHERE list_id = :list)
     GROUP BY p.id ORDER BY min(requested.key)
     LIMIT max(0, ${MAX_PRODUCTS} - (SELECT count(*) FROM compare_item WHERE list_id = :list))`,
  ).run({ list: listId, products: JSON.stringify(productIds) })
}

export function removeComparedProducts(database: DatabaseSync, listId: number, productIds: readonly number[]): void {
  statement(database, 'DELETE FROM compare_item WHERE list_id = ? AND product_id IN (SELECT value FROM json_each(?))')
    .run(listId, JSON.stringify(productIds))
}

/** In the order in which they were added, without products hidden since. */
export function comparedProducts(database: DatabaseSync, listId: number, storeId: number): number[] {
  return statement(
    database,
    `SELECT p.id FROM compare_item item JOIN product p ON p.id = item.product_id AND ${IS_SHOWN}
     JOIN product_text t ON t.product_id = p.id AND t.store_id = ? WHERE item.list_id = ? ORDER BY item.id`,
  ).all(storeId, listId).map(({ id }) => id as number)
}
