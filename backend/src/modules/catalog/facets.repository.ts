import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** Product counts by the id of an option or category. */
type Counts = ReadonlyMap<number, number>

export interface CategoryCount {
  readonly id: number
  readonly parentId: number
  readonly name: string
  readonly count: number
}

/** The largest first, as Magento's search engine returns them. */
export function categoryFacet(database: DatabaseSync, storeId: number, counts: Counts): CategoryCount[] {
  const sql = `SELECT c.id, c.parent_id AS parentId, t.name, counted.count
    FROM ${COUNTED}
    JOIN category c ON c.id = counted.id AND c.level > 1
    JOIN category_text t ON t.category_id = c.id AND t.store_id = ?
    ORDER BY count DESC, c.id`
  return statement<CategoryCount>(database, sql).all(JSON.stringify([...counts]), storeId)
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

export function optionFacets(database: DatabaseSync, storeId: number, counts: Counts): OptionCount[] {
  const sql = `SELECT a.id AS attributeId, a.code, al.label AS attributeLabel, a.position, a.input,
      o.id AS optionId, ol.label, counted.count
    FROM ${COUNTED}
    JOIN attribute_option o ON o.id = counted.id
    JOIN attribute a ON a.id = o.attribute_id AND a.is_filterable
    JOIN attribute_label al ON al.attribute_id = a.id AND al.store_id = ?
    JOIN attribute_option_label ol ON ol.option_id = o.id AND ol.store_id = al.store_id
    ORDER BY a.position, a.id, o.position, o.id`
  return statement<OptionCount>(database, sql).all(JSON.stringify([...counts]), storeId)
}

export interface ValueCount {
  readonly code: string
  readonly label: string
  readonly position: number
  readonly input: string
  readonly value: string
  readonly count: number
}

/** @param counts by attribute id and value: `201/1` */
export function valueFacets(database: DatabaseSync, storeId: number, counts: ReadonlyMap<string, number>): ValueCount[] {
  const sql = `SELECT a.code, l.label, a.position, a.input, substr(counted.id, length(a.id) + 2) AS value, counted.count
    FROM ${COUNTED}
    JOIN attribute a ON a.id = CAST(counted.id AS INTEGER)
    JOIN attribute_label l ON l.attribute_id = a.id AND l.store_id = ?
    ORDER BY a.position, a.id, value`
  return statement<ValueCount>(database, sql).all(JSON.stringify([...counts]), storeId)
}

const COUNTED = '(SELECT value ->> 0 AS id, value ->> 1 AS count FROM json_each(?)) counted'
