import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SortEnum } from '../../generated/resolvers.ts'
import { parameters, type Selection, where } from './listing-conditions.ts'
import type { SortKey, Sorting } from './listing-order.ts'

export function countListing(database: DatabaseSync, selection: Selection): number {
  const sql = `SELECT count(*) AS count FROM listing_product l WHERE ${where(selection)}`
  return (database.prepare(sql).get(...parameters(selection)) as { count: number }).count
}

/** @param expression what was searched for, where relevance matters */
export function listingPage(
  database: DatabaseSync,
  selection: Selection,
  { keys, tieBreaker }: Sorting,
  expression: string | undefined,
  pageSize: number,
  currentPage: number,
): number[] {
  const byName = keys.some(({ key }) => key === 'name')
  const byScore = expression !== undefined && keys.some(({ key }) => key === 'relevance')
  const order = keys.flatMap(({ key, direction }) => (key === 'relevance' && !byScore ? [] : [orderBy(key, direction)]))
  const bound: SQLInputValue[] = [...(byScore ? [expression, selection.storeId] : []), ...(byName ? [selection.storeId] : [])]
  const rows = database
    .prepare(
      `${byScore ? HITS : ''} SELECT l.product_id AS id FROM listing_product l
       ${byScore ? SCORES : ''} ${byName ? NAMES : ''} WHERE ${where(selection)}
       ORDER BY ${[...order, `l.product_id ${tieBreaker}`].join(', ')} LIMIT ? OFFSET ?`,
    )
    .all(...bound, ...parameters(selection), pageSize, (currentPage - 1) * pageSize) as { id: number }[]
  return rows.map(({ id }) => id)
}

const NAMES = 'JOIN product_text t ON t.product_id = l.product_id AND t.store_id = ?'

/** A word in the name weighs ten times one in the texts. */
const SCORES = 'JOIN hit ON hit.product_id = l.product_id'
const HITS = `WITH hit AS MATERIALIZED (
  SELECT rowid / 1000 AS product_id, -bm25(product_search, 10, 1) AS score FROM product_search
  WHERE product_search MATCH ? AND rowid % 1000 = ?
)`

const COLUMNS: Readonly<Record<SortKey, string>> = {
  name: 't.sort_name',
  position: 'l.position',
  price: 'l.min_final',
  relevance: 'hit.score',
}

const orderBy = (key: SortKey, direction: SortEnum) => `${COLUMNS[key]} ${direction}`

export function hasHits(database: DatabaseSync, expression: string, storeId: number): boolean {
  const sql = 'SELECT 1 FROM product_search WHERE product_search MATCH ? AND rowid % 1000 = ? LIMIT 1'
  return database.prepare(sql).get(expression, storeId) !== undefined
}
