import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { prefixExpression } from './search-expression.ts'

interface Term {
  readonly term: string
  /** The number of products whose texts contain it. */
  readonly products: number
}

/** Words of the index with the same first letter and about the same length: typing errors rarely affect the first letter. */
export function termsLike(database: DatabaseSync, word: string, slips: number): Term[] {
  const [first] = word
  return statement<Term>(
    database,
    `SELECT term, doc AS products FROM product_search_term
     WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ?`,
  ).all(first ?? '', `${first}\u{10FFFF}`, word.length - slips, word.length + slips)
}

/** Whether a search for the words would find a visible product. */
export function isFound(database: DatabaseSync, storeId: number, words: readonly string[]): boolean {
  const row = statement(
    database,
    `SELECT 1 FROM product_search s JOIN listing_product l ON l.product_id = s.rowid / 1000 AND l.is_in_stock AND l.visibility IN (3, 4)
     WHERE product_search MATCH ? AND s.rowid % 1000 = ? LIMIT 1`,
  ).get(prefixExpression(words, 'AND'), storeId)
  return row !== undefined
}
