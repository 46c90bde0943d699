import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export function productsBySku(database: DatabaseSync, skus: readonly string[]): number[] {
  return ids(statement(database, 'SELECT id FROM product WHERE sku IN (SELECT value FROM json_each(?))').all(JSON.stringify(skus)))
}

/** Magento's index keeps the variants' values with their parent, so that a variant's url_key finds the parent. */
export function productsByUrlKey(database: DatabaseSync, storeId: number, urlKeys: readonly string[]): number[] {
  const sql = `WITH named AS (
      SELECT product_id AS id FROM product_text WHERE store_id = ? AND url_key IN (SELECT value FROM json_each(?))
    ) SELECT id FROM named UNION SELECT parent_id FROM product_variant WHERE child_id IN named`
  return ids(statement(database, sql).all(storeId, JSON.stringify(urlKeys)))
}

export function categoriesByUrlPath(database: DatabaseSync, storeId: number, urlPaths: readonly string[]): number[] {
  const sql = 'SELECT category_id AS id FROM category_text WHERE store_id = ? AND url_path IN (SELECT value FROM json_each(?))'
  return ids(statement(database, sql).all(storeId, JSON.stringify(urlPaths)))
}

const ids = (rows: unknown[]): number[] => (rows as { id: number }[]).map(({ id }) => id)

const FOUND = 'FROM product_search WHERE product_search MATCH ? AND rowid % 1000 = ?'

/** Products with what the FTS5 expression asks for. */
export function searchHits(database: DatabaseSync, expression: string, storeId: number): number[] {
  return ids(statement(database, `SELECT rowid / 1000 AS id ${FOUND}`).all(expression, storeId))
}

/** The same with how well each fits. A word in the name weighs ten times one in the texts. */
export function searchScores(database: DatabaseSync, expression: string, storeId: number): Map<number, number> {
  const prepared = statement(database, `SELECT rowid / 1000, -bm25(product_search, 10, 1) ${FOUND}`)
  prepared.setReturnArrays(true)
  return new Map(prepared.all(expression, storeId) as unknown as [number, number][])
}
