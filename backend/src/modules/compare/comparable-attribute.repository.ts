import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** One product's value of a comparable attribute. */
export interface ComparedValue {
  readonly productId: number
  readonly code: string
  readonly input: string
  /** The attribute's label in the language of the store view. */
  readonly label: string
  /** The options' labels, separated by commas; other values as stored. */
  readonly value: string
}

/** In the order of the attributes. */
export function comparedValues(database: DatabaseSync, storeId: number, productIds: readonly number[]): ComparedValue[] {
  return statement<ComparedValue>(
    database,
    `WITH product_value AS (
       SELECT o.product_id, o.attribute_id, group_concat(l.label, ', ' ORDER BY ao.position, ao.id) AS value
       FROM product_option o JOIN attribute_option ao ON ao.id = o.option_id
       JOIN attribute_option_label l ON l.option_id = ao.id AND l.store_id = :store
       WHERE o.product_id IN (SELECT value FROM json_each(:products)) GROUP BY o.product_id, o.attribute_id
       UNION ALL
       SELECT v.product_id, v.attribute_id, v.value FROM product_attribute_value v
       WHERE v.product_id IN (SELECT value FROM json_each(:products)) AND v.store_id = (
         SELECT max(store_id) FROM product_attribute_value
         WHERE product_id = v.product_id AND attribute_id = v.attribute_id AND store_id IN (0, :store))
     )
     SELECT v.product_id AS productId, a.code, a.input, l.label, v.value
     FROM product_value v JOIN attribute a ON a.id = v.attribute_id AND a.is_comparable
     JOIN attribute_label l ON l.attribute_id = a.id AND l.store_id = :store
     ORDER BY a.position, a.id`,
  ).all({ store: storeId, products: JSON.stringify(productIds) })
}
