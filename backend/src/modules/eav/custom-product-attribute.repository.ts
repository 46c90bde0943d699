import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { AttributeOption } from './customer-attribute.repository.ts'

export interface ProductAttributeRow {
  readonly id: number
  readonly code: string
  readonly input: 'boolean' | 'date' | 'multiselect' | 'price' | 'select' | 'text' | 'textarea' | 'weight'
  readonly label: string
  readonly position: number
  readonly isComparable: number
  readonly isFilterable: number
  readonly isSearchable: number
  readonly isVisibleOnFront: number
  readonly isHtmlAllowed: number
  readonly usedInListing: number
  /** The swatch of one of its options; null if none has one. */
  readonly swatch: string | null
}

/** The shop's custom product attributes. */
export function productAttributes(database: DatabaseSync, storeId: number): ProductAttributeRow[] {
  return statement<ProductAttributeRow>(
    database,
    `SELECT a.id, a.code, a.input, coalesce(l.label, a.code) AS label, a.position, a.is_comparable AS isComparable,
       a.is_filterable AS isFilterable, a.is_searchable AS isSearchable, a.is_visible_on_front AS isVisibleOnFront,
       a.is_html_allowed AS isHtmlAllowed, a.used_in_product_listing AS usedInListing,
       (SELECT max(o.swatch) FROM attribute_option o WHERE o.attribute_id = a.id) AS swatch
     FROM attribute a LEFT JOIN attribute_label l ON l.attribute_id = a.id AND l.store_id = ? ORDER BY a.position, a.id`,
  ).all(storeId)
}

export function productOptions(database: DatabaseSync, storeId: number): AttributeOption[] {
  return statement<AttributeOption>(
    database,
    `SELECT o.attribute_id AS attributeId, o.id, l.label FROM attribute_option o
     JOIN attribute_option_label l ON l.option_id = o.id AND l.store_id = ? ORDER BY o.attribute_id, o.position, o.id`,
  ).all(storeId)
}
