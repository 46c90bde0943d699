import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

/** A product's value of an attribute, or one of its selected options. */
export interface AttributeRow {
  readonly code: string
  readonly input: string
  readonly isComparable: number
  readonly isFilterable: number
  readonly isHtmlAllowed: number
  readonly isSearchable: number
  readonly isVisibleOnFront: number
  readonly usedInListing: number
  readonly value: string
  /** The label of an option; the value is then the option's id. */
  readonly label: string | null
}

const COLUMNS = `a.code, a.input, a.is_comparable AS isComparable, a.is_filterable AS isFilterable, a.is_html_allowed AS isHtmlAllowed,
  a.is_searchable AS isSearchable, a.is_visible_on_front AS isVisibleOnFront, a.used_in_product_listing AS usedInListing`

/** By attribute, options in their order; a store view's value overrides the default one. */
export function attributesById({ database, store }: ReadScope, ids: readonly number[]): Map<number, AttributeRow[]> {
  const rows = statement<AttributeRow & { productId: number }>(
    database,
    `SELECT o.product_id AS productId, ${COLUMNS}, CAST(o.option_id AS TEXT) AS value, l.label,
       a.position AS attributePosition, a.id AS attributeId, ao.position
     FROM product_option o JOIN attribute a ON a.id = o.attribute_id JOIN attribute_option ao ON ao.id = o.option_id
     JOIN attribute_option_label l ON l.option_id = ao.id AND l.store_id = :store
     WHERE o.product_id IN (SELECT value FROM json_each(:ids))
     UNION ALL
     SELECT v.product_id, ${COLUMNS}, v.value, NULL, a.position, a.id, 0
     FROM product_attribute_value v JOIN attribute a ON a.id = v.attribute_id
     WHERE v.product_id IN (SELECT value FROM json_each(:ids)) AND v.store_id = (
       SELECT max(w.store_id) FROM product_attribute_value w
       WHERE w.product_id = v.product_id AND w.attribute_id = v.attribute_id AND w.store_id IN (0, :store))
     ORDER BY productId, attributePosition, attributeId, position`,
  ).all({ store: store.id, ids: JSON.stringify(ids) })
  return Map.groupBy(rows, ({ productId }) => productId)
}
