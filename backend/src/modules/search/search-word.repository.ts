import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** The columns that say what a product is, as a filter of FTS5. */
export const NAME_COLUMNS = '{name kind traits summary wider} : '

const KIND_COLUMNS = '{name kind summary} : '

/** Whether a product has the token in its name, category or short description, which say what it is. */
export const isKind = (database: DatabaseSync, token: string): boolean => hasProducts(database, `${KIND_COLUMNS}"${token}"`)

/** Whether a product has the token in its name, category, attributes or short description. */
export const isNamed = (database: DatabaseSync, token: string): boolean => hasProducts(database, `${NAME_COLUMNS}"${token}"`)

/** Whether a product has it anywhere. */
export const isMentioned = (database: DatabaseSync, token: string): boolean => hasProducts(database, `"${token}"`)

const hasProducts = (database: DatabaseSync, expression: string): boolean =>
  statement(database, 'SELECT 1 FROM search_document WHERE search_document MATCH ? LIMIT 1').get(expression) !== undefined

const AFTER_LETTERS = '\u{10FFFF}'

/** The terms of the words that begin with these letters. */
export function completions(database: DatabaseSync, storeId: number, letters: string, count: number): string[] {
  const sql = `SELECT term FROM search_word WHERE store_id = ? AND word >= ? AND word < ?
     GROUP BY term ORDER BY sum(named) DESC, sum(products) DESC LIMIT ?`
  return statement<{ term: string }>(database, sql).all(storeId, letters, letters + AFTER_LETTERS, count).map(({ term }) => term)
}

export interface SimilarWord {
  readonly word: string
  readonly spelling: string
  readonly named: number
}

/**
 * Words of products' names, categories, attributes and short descriptions that may be meant by a misspelt word: with one of its first two letters and
 * about its length, or the same but for the first letter.
 */
export function similarWords(database: DatabaseSync, storeId: number, word: string, edits: number): SimilarWord[] {
  const sql = `SELECT word, spelling, named FROM search_word
     WHERE store_id = :store AND named > 0 AND length(word) BETWEEN :shortest AND :longest
       AND (word >= :first AND word < :afterFirst OR word >= :second AND word < :afterSecond)
     UNION SELECT word, spelling, named FROM search_word WHERE store_id = :store AND substr(word, 2) IN (:word, substr(:word, 2)) AND named > 0`
  const [first = '', second = ''] = word
  return statement<SimilarWord>(database, sql).all({
    store: storeId, word, first, second, afterFirst: first + AFTER_LETTERS, afterSecond: second + AFTER_LETTERS,
    shortest: word.length - edits, longest: word.length + edits,
  })
}

/** How the shop writes a word; undefined for one that it does not use. */
export const spellingOf = (database: DatabaseSync, storeId: number, word: string): string | undefined =>
  statement<{ spelling: string }>(database, 'SELECT spelling FROM search_word WHERE store_id = ? AND word = ?').get(storeId, word)?.spelling

/** Whether the expression finds a product that is in stock and visible to a search. */
export const isFound = (database: DatabaseSync, expression: string): boolean =>
  statement(
    database,
    `SELECT 1 FROM search_document s JOIN listing_product l ON l.product_id = s.rowid / 1000 AND l.is_in_stock AND l.visibility IN (3, 4)
     WHERE search_document MATCH ? LIMIT 1`,
  ).get(expression) !== undefined

/** Of the columns. They are low because BM25 levels out high ones. */
const WEIGHTS = '2, 0.8, 0.8, 0.4, 0.05, 0.1'

/** The products of an expression with their scores. */
export function searchScores(database: DatabaseSync, expression: string): Map<number, number> {
  const sql = `SELECT rowid / 1000, -bm25(search_document, ${WEIGHTS}) FROM search_document WHERE search_document MATCH ?`
  const prepared = statement(database, sql)
  prepared.setReturnArrays(true)
  return new Map(prepared.all(expression) as unknown as [number, number][])
}
