import type { DatabaseSync } from 'node:sqlite'
import { existing, type RowStatement, statement } from '../../database/statement.ts'

/** Increases with every change that affects listings. */
export function listingVersion(database: DatabaseSync): number {
  const sql = 'SELECT coalesce(max(version), 0) AS version FROM listing_change'
  return existing(statement<{ version: number }>(database, sql).get()).version
}

/** Ids of products, in ascending order. */
export function changedSince(database: DatabaseSync, version: number): number[] {
  const sql = 'SELECT product_id AS id FROM listing_change WHERE version > ? ORDER BY product_id'
  return statement<{ id: number }>(database, sql).all(version).map(({ id }) => id)
}

export function highestProductId(database: DatabaseSync): number {
  return existing(statement<{ id: number }>(database, 'SELECT coalesce(max(id), 0) AS id FROM product').get()).id
}

type ListedProduct = [id: number, visibility: number, position: number, price: number]

/** Products in stock that are visible anywhere, optionally only those of `ids`. */
export function listedProducts(database: DatabaseSync, ids?: readonly number[]): Iterable<ListedProduct> {
  const sql = `SELECT product_id, visibility, position, min_final FROM listing_product
    WHERE is_in_stock AND visibility > 1 ${among(ids)}`
  return rows(statement<ListedProduct>(database, sql), ids)
}

/** An option or category with the comma-separated ids of its products, as bytes because text of that length is slow to read. */
type Members = [facetId: number, products: Uint8Array]

export function optionMembers(database: DatabaseSync, ids?: readonly number[]): Iterable<Members> {
  const sql = `SELECT option_id, CAST(group_concat(product_id) AS BLOB) FROM listing_option
    WHERE true ${among(ids)} GROUP BY option_id`
  return rows(statement<Members>(database, sql), ids)
}

export function categoryMembers(database: DatabaseSync, ids?: readonly number[]): Iterable<Members> {
  const sql = `SELECT category_id, CAST(group_concat(product_id) AS BLOB) FROM listing_category
    WHERE true ${among(ids)} GROUP BY category_id`
  return rows(statement<Members>(database, sql), ids)
}

type ValueMembers = [value: string, products: Uint8Array]

export function valueMembers(database: DatabaseSync, ids?: readonly number[]): Iterable<ValueMembers> {
  const sql = `SELECT attribute_id || '/' || value, CAST(group_concat(product_id) AS BLOB) FROM listing_value
    WHERE true ${among(ids)} GROUP BY attribute_id, value`
  return rows(statement<ValueMembers>(database, sql), ids)
}

type SortName = [id: number, name: string]

export function sortNames(database: DatabaseSync, storeId: number, ids?: readonly number[]): Iterable<SortName> {
  const sql = `SELECT product_id, sort_name FROM product_text WHERE store_id = ? ${among(ids)}`
  return rows(statement<SortName>(database, sql), ids, storeId)
}

const among = (ids: readonly number[] | undefined) => (ids ? 'AND product_id IN (SELECT value FROM json_each(?))' : '')

/** Rows as arrays: objects take twice as long for hundreds of thousands of rows. */
function rows<Row>(prepared: RowStatement<Row>, ids: readonly number[] | undefined, ...bound: number[]): Iterable<Row> {
  prepared.setReturnArrays(true)
  return prepared.iterate(...bound, ...(ids ? [JSON.stringify(ids)] : []))
}
