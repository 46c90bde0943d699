import type { SQLInputValue } from 'node:sqlite'
import type { ListingFilter } from './listing-filter.ts'

/** A part of a WHERE clause over `listing_product l`. */
export interface Condition {
  readonly sql: string
  readonly parameters: readonly SQLInputValue[]
}

/** The products that a listing may show, before it is put in order. */
export interface Selection {
  readonly storeId: number
  readonly conditions: readonly Condition[]
}

export const where = ({ conditions }: Selection): string => conditions.map(({ sql }) => `(${sql})`).join(' AND ')
export const parameters = ({ conditions }: Selection): SQLInputValue[] => conditions.flatMap((condition) => condition.parameters)

const HITS = 'SELECT rowid / 1000 FROM product_search WHERE product_search MATCH ? AND rowid % 1000 = ?'

/** Out-of-stock products are left out: Magento's default. */
export function visibleIn(...visibilities: readonly number[]): Condition {
  return { sql: `l.is_in_stock AND l.visibility IN (${visibilities.join(', ')})`, parameters: [] }
}

export const foundBy = (expression: string, storeId: number): Condition => ({
  sql: `l.product_id IN (${HITS})`,
  parameters: [expression, storeId],
})

export function filterConditions(filter: ListingFilter, storeId: number): Condition[] {
  const conditions: Condition[] = []
  const add = (sql: string, ...bound: SQLInputValue[]) => conditions.push({ sql, parameters: bound })
  const list = 'IN (SELECT value FROM json_each(?))'

  if (filter.skus) add(`l.product_id IN (SELECT id FROM product WHERE sku ${list})`, JSON.stringify(filter.skus))
  if (filter.urlKeys) {
    // Magento's index keeps the variants' values with their parent, so that a variant's url_key finds the parent.
    const matching = `SELECT product_id FROM product_text WHERE store_id = ? AND url_key ${list}`
    const bound = [storeId, JSON.stringify(filter.urlKeys)] as const
    add(
      `l.product_id IN (${matching} UNION SELECT parent_id FROM product_variant WHERE child_id IN (${matching}))`,
      ...bound,
      ...bound,
    )
  }
  if (filter.categoryIds) {
    add(`l.product_id IN (SELECT product_id FROM listing_category WHERE category_id ${list})`, JSON.stringify(filter.categoryIds))
  }
  if (filter.categoryUrlPaths) {
    add(
      `l.product_id IN (SELECT lc.product_id FROM category_text t JOIN listing_category lc USING (category_id)
        WHERE t.store_id = ? AND t.url_path ${list})`,
      storeId,
      JSON.stringify(filter.categoryUrlPaths),
    )
  }
  for (const ids of filter.options) {
    add(`l.product_id IN (SELECT product_id FROM listing_option WHERE option_id ${list})`, JSON.stringify(ids))
  }
  if (filter.priceFrom !== undefined) add('l.min_final >= ?', filter.priceFrom)
  if (filter.priceTo !== undefined) add('l.min_final <= ?', filter.priceTo)
  for (const match of filter.matches) {
    if (match === null) add('0')
    else conditions.push(foundBy(match, storeId))
  }
  return conditions
}
