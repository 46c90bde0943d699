import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface SortAttribute {
  readonly id: number
  readonly code: string
  readonly label: string
  /** Whether its values are ordered as numbers; otherwise as text, as days are. */
  readonly isNumber: boolean
}

/** Attributes that listings can be sorted by, in Magento's order. */
export function sortAttributes(database: DatabaseSync, storeId: number): SortAttribute[] {
  const rows = statement<{ id: number; code: string; label: string; isNumber: number }>(
    database,
    `SELECT a.id, a.code, coalesce(l.label, a.code) AS label, a.input IN ('price', 'weight', 'boolean') AS isNumber
     FROM attribute a LEFT JOIN attribute_label l ON l.attribute_id = a.id AND l.store_id = ?
     WHERE a.used_for_sort_by ORDER BY a.id`,
  ).all(storeId)
  return rows.map((row) => ({ ...row, isNumber: row.isNumber === 1 }))
}

/** The store view's values by product id. */
export function sortValues(database: DatabaseSync, { id, isNumber }: SortAttribute, storeId: number): Map<number, number | string> {
  const rows = statement<{ productId: number; value: string }>(
    database,
    'SELECT product_id AS productId, value FROM product_attribute_value WHERE attribute_id = ? AND store_id IN (0, ?) ORDER BY store_id',
  ).all(id, storeId)
  return new Map(rows.map(({ productId, value }) => [productId, isNumber ? Number(value) : value]))
}
