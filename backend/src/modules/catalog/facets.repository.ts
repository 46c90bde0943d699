import type { DatabaseSync } from 'node:sqlite'
import { parameters, type Selection, where } from './listing-conditions.ts'
import type { Histogram } from './price-buckets.ts'

const matching = (selection: Selection) => `SELECT l.product_id FROM listing_product l WHERE ${where(selection)}`

/** In minor units; undefined where nothing matches. */
export function highestPrice(database: DatabaseSync, selection: Selection): number | undefined {
  const sql = `SELECT max(l.min_final) AS price FROM listing_product l WHERE ${where(selection)}`
  return (database.prepare(sql).get(...parameters(selection)) as { price: number | null }).price ?? undefined
}

/** @param range in minor units */
export function priceHistogram(database: DatabaseSync, selection: Selection, range: number): Histogram {
  const sql = `SELECT l.min_final / CAST(? AS INTEGER) AS step, count(*) AS count
    FROM listing_product l WHERE ${where(selection)} GROUP BY 1`
  const rows = database.prepare(sql).all(range, ...parameters(selection)) as { step: number; count: number }[]
  return new Map(rows.map(({ step, count }) => [step, count]))
}

export interface CategoryCount {
  readonly id: number
  readonly parentId: number
  readonly name: string
  readonly count: number
}

/** The fullest first, as the search engine hands them over. */
export function categoryCounts(database: DatabaseSync, selection: Selection): CategoryCount[] {
  const sql = `SELECT c.id, c.parent_id AS parentId, t.name, counted.count
    FROM (SELECT category_id, count(*) AS count FROM listing_category
          WHERE product_id IN (${matching(selection)}) GROUP BY category_id) counted
    JOIN category c ON c.id = counted.category_id AND c.level > 1
    JOIN category_text t ON t.category_id = c.id AND t.store_id = ?
    ORDER BY count DESC, c.id`
  return database.prepare(sql).all(...parameters(selection), selection.storeId) as unknown as CategoryCount[]
}

export interface OptionCount {
  readonly attributeId: number
  readonly code: string
  readonly attributeLabel: string
  readonly position: number
  readonly input: 'select' | 'multiselect' | 'boolean'
  readonly optionId: number
  readonly label: string
  readonly count: number
}

export function optionCounts(database: DatabaseSync, selection: Selection): OptionCount[] {
  const sql = `SELECT a.id AS attributeId, a.code, al.label AS attributeLabel, a.position, a.input,
      o.id AS optionId, ol.label, counted.count
    FROM (SELECT option_id, count(*) AS count FROM listing_option
          WHERE product_id IN (${matching(selection)}) GROUP BY option_id) counted
    JOIN attribute_option o ON o.id = counted.option_id
    JOIN attribute a ON a.id = o.attribute_id AND a.is_filterable
    JOIN attribute_label al ON al.attribute_id = a.id AND al.store_id = ?
    JOIN attribute_option_label ol ON ol.option_id = o.id AND ol.store_id = al.store_id
    ORDER BY a.position, a.id, o.position, o.id`
  return database.prepare(sql).all(...parameters(selection), selection.storeId) as unknown as OptionCount[]
}
