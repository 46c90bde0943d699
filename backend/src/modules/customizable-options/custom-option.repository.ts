import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'

export type CustomOptionInput =
  'field' | 'area' | 'file' | 'drop_down' | 'radio' | 'checkbox' | 'multiple' | 'date' | 'date_time' | 'time'

/** A custom option of a product: an entered text, or a choice of values. */
export interface CustomOption {
  readonly id: number
  readonly productId: number
  readonly productSku: string
  readonly title: string
  readonly position: number
  readonly input: CustomOptionInput
  readonly isRequired: number
  /** In minor units, or whole percent of the product's price. */
  readonly price: number
  readonly priceType: 'FIXED' | 'PERCENT'
  readonly sku: string | null
  readonly maxCharacters: number
  readonly fileExtensions: string | null
  readonly maxWidth: number | null
  readonly maxHeight: number | null
  readonly values: readonly CustomOptionValue[]
}

export interface CustomOptionValue {
  readonly id: number
  readonly optionId: number
  readonly title: string
  readonly position: number
  readonly price: number
  readonly priceType: 'FIXED' | 'PERCENT'
  readonly sku: string | null
}

export function customOptionsById({ database, store }: ReadScope, ids: readonly number[]): Map<number, CustomOption[]> {
  const values = Map.groupBy(valuesOf(database, store.id, ids), ({ optionId }) => optionId)
  const options = statement<Omit<CustomOption, 'values'>>(
    database,
    `SELECT o.id, o.product_id AS productId, p.sku AS productSku, t.title, o.position, o.input, o.is_required AS isRequired, o.price,
       o.price_type AS priceType, o.sku, o.max_characters AS maxCharacters, o.file_extensions AS fileExtensions,
       o.max_width AS maxWidth, o.max_height AS maxHeight
     FROM custom_option o JOIN product p ON p.id = o.product_id JOIN custom_option_text t ON t.option_id = o.id AND t.store_id = ?
     WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY o.product_id, o.position, o.id`,
  ).all(store.id, JSON.stringify(ids))
  const complete = options.map((option) => ({ ...option, values: values.get(option.id) ?? [] }))
  return Map.groupBy(complete, ({ productId }) => productId)
}

function valuesOf(database: DatabaseSync, storeId: number, ids: readonly number[]): CustomOptionValue[] {
  return statement<CustomOptionValue>(
    database,
    `SELECT v.id, v.option_id AS optionId, t.title, v.position, v.price, v.price_type AS priceType, v.sku
     FROM custom_option o JOIN custom_option_value v ON v.option_id = o.id
     JOIN custom_option_value_text t ON t.value_id = v.id AND t.store_id = ?
     WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY v.option_id, v.position, v.id`,
  ).all(storeId, JSON.stringify(ids))
}
