import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { TextMatch } from './listing-filter.ts'
import { partialExpression, searchWords, wordExpression } from './search-expression.ts'

export function productsBySku(database: DatabaseSync, skus: readonly string[]): number[] {
  return ids(statement(database, 'SELECT id FROM product WHERE sku IN (SELECT value FROM json_each(?))').all(JSON.stringify(skus)))
}

/** Magento's index stores the variants' values with their parent, so a variant's url_key finds the parent. */
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

/** Products that match the FTS5 expression. */
export function searchHits(database: DatabaseSync, expression: string, storeId: number): number[] {
  return ids(statement(database, `SELECT rowid / 1000 AS id ${FOUND}`).all(expression, storeId))
}

const hits = (field: TextMatch['field']) => `
  SELECT s.rowid / 1000 AS id, t.${field} AS text FROM product_search s
  JOIN product_text t ON t.product_id = s.rowid / 1000 AND t.store_id = s.rowid % 1000
  WHERE product_search MATCH ? AND s.rowid % 1000 = ?`

const HITS = { description: hits('description'), short_description: hits('short_description') }

/** The search index stores all texts of a product in one column, so its hits are checked again in the requested field. */
export function productsByText(database: DatabaseSync, storeId: number, { field, words, isPartial }: TextMatch): number[] {
  if (words.length === 0) return []
  const expression = isPartial ? partialExpression(words, 'details') : wordExpression(words, 'details')
  const rows = statement<{ id: number; text: string }>(database, HITS[field]).all(expression, storeId)
  return rows.filter(({ text }) => hasWords(text, words, isPartial)).map(({ id }) => id)
}

function hasWords(html: string, words: readonly string[], isPartial: boolean): boolean {
  const own = searchWords(html.replace(/<[^>]+>/g, ' '))
  return words.every((word) => own.some((found) => (isPartial ? found.startsWith(word) : found === word)))
}

/** The ids of filterable attributes without options, by code. */
export function valuedAttributes(database: DatabaseSync): Map<string, number> {
  const sql = "SELECT code, id FROM attribute WHERE is_filterable AND input NOT IN ('select', 'multiselect')"
  const rows = statement<{ code: string; id: number }>(database, sql).all()
  return new Map(rows.map(({ code, id }) => [code, id]))
}
