import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface SearchedText {
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly summary: string
  readonly text: string
  /** '12,345' */
  readonly categoryIds: string | null
  readonly optionIds: string | null
}

/** Every product that is visible on its own, with its texts in the store view. */
export const searchedTexts = (database: DatabaseSync, storeId: number): Iterable<SearchedText> =>
  statement<SearchedText>(
    database,
    `SELECT p.id, p.sku, t.name, t.short_description AS summary, t.description AS text,
       (SELECT group_concat(category_id) FROM listing_category WHERE product_id = p.id) AS categoryIds,
       (SELECT group_concat(option_id) FROM listing_option WHERE product_id = p.id) AS optionIds
     FROM product p JOIN product_text t ON t.product_id = p.id AND t.store_id = ? WHERE p.visibility > 1`,
  ).iterate(storeId)

export interface TermNames {
  readonly categories: ReadonlyMap<number, string>
  readonly options: ReadonlyMap<number, string>
}

/** The names of all categories but the root, and of all options, by id. */
export function termNames(database: DatabaseSync, storeId: number): TermNames {
  const categories = `SELECT c.id, t.name FROM category c JOIN category_text t ON t.category_id = c.id AND t.store_id = ? WHERE c.level > 1`
  const options = 'SELECT option_id AS id, label AS name FROM attribute_option_label WHERE store_id = ?'
  const named = (sql: string) => new Map(statement<{ id: number; name: string }>(database, sql).all(storeId).map(({ id, name }) => [id, name]))
  return { categories: named(categories), options: named(options) }
}

interface IndexedWord {
  readonly spelling: string
  readonly word: string
  readonly term: string
  readonly named: number
  readonly products: number
}

export function saveWord(database: DatabaseSync, storeId: number, { spelling, word, term, named, products }: IndexedWord): void {
  const sql = 'INSERT INTO search_word (store_id, word, spelling, term, named, products) VALUES (?, ?, ?, ?, ?, ?)'
  statement(database, sql).run(storeId, word, spelling, term, named, products)
}

const FULL_TEXT = ['search_document', 'product_search']

export function emptySearchIndex(database: DatabaseSync): void {
  for (const table of FULL_TEXT) database.exec(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`)
  database.exec('DELETE FROM search_word; DELETE FROM search_index')
}

/** Merges the parts of a large index once, at the end, which halves the time and makes it smaller and faster. */
export function mergedOnce(database: DatabaseSync, fill: () => void): void {
  const each = (command: string) => FULL_TEXT.forEach((table) => database.exec(`INSERT INTO ${table} (${table}${command}`))
  each(", rank) VALUES ('automerge', 0)")
  fill()
  each(") VALUES ('optimize')")
  each(", rank) VALUES ('automerge', 4)")
}

/** Both run once, when the database is opened: tests replace its content afterwards, which ends prepared statements. */
export const indexedVersion = (database: DatabaseSync): number | undefined =>
  (database.prepare('SELECT version FROM search_index').get() as { version: number } | undefined)?.version
export const hasProducts = (database: DatabaseSync): boolean => database.prepare('SELECT 1 FROM product LIMIT 1').get() !== undefined

export function saveIndexedVersion(database: DatabaseSync, version: number): void {
  statement(database, 'INSERT INTO search_index (version) VALUES (?)').run(version)
}
