import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { TextMatch } from './listing-filter.ts'
import { partialExpression, searchWords, wordExpression } from './search-expression.ts'

const hits = (field: TextMatch['field']) => `
  SELECT s.rowid / 1000 AS id, t.${field} AS text FROM product_search s
  JOIN product_text t ON t.product_id = s.rowid / 1000 AND t.store_id = s.rowid % 1000
  WHERE product_search MATCH ? AND s.rowid % 1000 = ?`

const HITS = { description: hits('description'), short_description: hits('short_description') }

/** The index holds a product's texts as one, with more beside them: what it finds is looked through once more. */
export function productsByText(database: DatabaseSync, storeId: number, { field, words, isPartial }: TextMatch): number[] {
  if (words.length === 0) return []
  const expression = isPartial ? partialExpression(words, 'details') : wordExpression(words, 'details')
  const rows = statement<{ id: number; text: string }>(database, HITS[field]).all(expression, storeId)
  return rows.filter(({ text }) => stands(text, words, isPartial)).map(({ id }) => id)
}

function stands(html: string, words: readonly string[], isPartial: boolean): boolean {
  const own = searchWords(html.replace(/<[^>]+>/g, ' '))
  return words.every((word) => own.some((found) => (isPartial ? found.startsWith(word) : found === word)))
}
