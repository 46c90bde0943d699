import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '../../generated/resolvers.ts'
import { searchProducts } from '../search/search-products.ts'
import { listingFilter } from './listing-filter.ts'
import { type SortKey, sorting } from './listing-order.ts'

export interface ListingArguments {
  readonly search?: string
  readonly filter?: ProductAttributeFilterInput
  readonly sort?: ProductAttributeSortInput
  readonly pageSize: number
  readonly currentPage: number
}

/** The expected listing, computed by plain SQL over its tables: slow, but easy to verify. */
export function listingBySql(database: DatabaseSync, storeId: number, args: ListingArguments) {
  const [where, bound] = conditions(database, storeId, args)
  const all = (sql: string, ...more: SQLInputValue[]) => database.prepare(sql).all(...more) as Record<string, string | number>[]
  const matching = `SELECT l.product_id FROM listing_product l WHERE ${where}`
  const counts = (table: string, id: string) =>
    all(`SELECT ${id} AS id, count(*) AS count FROM ${table} WHERE product_id IN (${matching}) GROUP BY 1 ORDER BY 1`, ...bound)
  return {
    totalCount: all(`SELECT count(*) AS count FROM (${matching})`, ...bound)[0]!.count,
    ids: page(database, storeId, args, where, bound),
    options: counts('listing_option', 'option_id'),
    categories: counts('listing_category', 'category_id'),
    prices: all(`SELECT l.min_final / 10000 AS id, count(*) AS count FROM listing_product l WHERE ${where} GROUP BY 1 ORDER BY 1`, ...bound),
  }
}

const HITS = 'SELECT rowid / 1000 FROM product_search WHERE product_search MATCH ? AND rowid % 1000 = ?'

function conditions(database: DatabaseSync, storeId: number, { search, filter }: ListingArguments): [where: string, bound: SQLInputValue[]] {
  const parts: string[] = ['l.is_in_stock', `l.visibility IN (${search && filter ? '2, 3, 4' : search ? '3, 4' : '2, 4'})`]
  const bound: SQLInputValue[] = []
  const add = (sql: string, ...values: SQLInputValue[]) => void (parts.push(sql), bound.push(...values))
  const { skus, categoryIds, options, priceFrom, priceTo, matches } = listingFilter(filter ?? {})
  const inList = 'IN (SELECT value FROM json_each(?))'
  if (skus) add(`l.product_id IN (SELECT id FROM product WHERE sku ${inList})`, JSON.stringify(skus))
  if (categoryIds) add(`l.product_id IN (SELECT product_id FROM listing_category WHERE category_id ${inList})`, JSON.stringify(categoryIds))
  for (const ids of options) add(`l.product_id IN (SELECT product_id FROM listing_option WHERE option_id ${inList})`, JSON.stringify(ids))
  if (priceFrom !== undefined) add('l.min_final >= ?', priceFrom)
  if (priceTo !== undefined) add('l.min_final <= ?', priceTo)
  if (matches.includes(null)) add('false')
  for (const match of matches.filter((text) => text !== null)) add(`l.product_id IN (${HITS})`, match, storeId)
  if (search) add('l.product_id IN (SELECT value FROM json_each(?))', JSON.stringify([...searchProducts(database, storeId, search).keys()]))
  return [parts.join(' AND '), bound]
}

const COLUMNS = {
  name: '(SELECT sort_name FROM product_text t WHERE t.product_id = l.product_id AND t.store_id = :store)',
  position: 'l.position',
  price: 'l.min_final',
  relevance: 'score',
} as const satisfies Record<SortKey, string>

function page(database: DatabaseSync, storeId: number, args: ListingArguments, where: string, bound: readonly SQLInputValue[]): number[] {
  const { keys, tieBreaker } = sorting(args.sort, args.search !== undefined, listingFilter(args.filter ?? {}).categoryIds?.length === 1)
  const order = keys
    .filter(({ key }) => key !== 'relevance' || args.search)
    .map(({ key, direction }) => `${COLUMNS[key as keyof typeof COLUMNS].replace(':store', String(storeId))} ${direction}, `)
  const hits = args.search ? 'WITH hit AS MATERIALIZED (SELECT value ->> 0 AS found, value ->> 1 AS score FROM json_each(?))' : ''
  const rows = database
    .prepare(`${hits} SELECT l.product_id AS id FROM listing_product l
      ${hits && 'JOIN hit ON found = l.product_id'} WHERE ${where}
      ORDER BY ${order.join('')} l.product_id ${tieBreaker} LIMIT ? OFFSET ?`)
    .all(...(args.search ? [JSON.stringify([...searchProducts(database, storeId, args.search)])] : []), ...bound,
      args.pageSize, (args.currentPage - 1) * args.pageSize) as { id: number }[]
  return rows.map(({ id }) => id)
}
