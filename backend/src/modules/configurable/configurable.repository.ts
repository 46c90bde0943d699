import type { DatabaseSync } from 'node:sqlite'
import type { ReadScope } from '../../database/load.ts'
import { statement } from '../../database/statement.ts'
import { required } from '../../lib/required.ts'

/** A configurable attribute with the values of the product's variants. */
export interface ConfigurableOption {
  readonly productId: number
  readonly attributeId: number
  readonly code: string
  readonly label: string
  readonly position: number
  readonly values: readonly ConfigurableValue[]
}

export interface ConfigurableValue {
  readonly attributeId: number
  readonly optionId: number
  readonly label: string
  readonly swatch: string | null
}

export function configurableOptionsById({ database, store }: ReadScope, ids: readonly number[]): Map<number, ConfigurableOption[]> {
  const values = Map.groupBy(valuesOf(database, store.id, ids), (value) => `${value.productId}/${value.attributeId}`)
  const options = statement<Omit<ConfigurableOption, 'values'>>(
    database,
    `SELECT s.product_id AS productId, s.attribute_id AS attributeId, a.code, l.label, s.position
     FROM super_attribute s JOIN attribute a ON a.id = s.attribute_id
     JOIN attribute_label l ON l.attribute_id = a.id AND l.store_id = ?
     WHERE s.product_id IN (SELECT value FROM json_each(?)) ORDER BY s.product_id, s.position`,
  ).all(store.id, JSON.stringify(ids))
  const complete = options.map((option) => ({ ...option, values: values.get(`${option.productId}/${option.attributeId}`) ?? [] }))
  return Map.groupBy(complete, ({ productId }) => productId)
}

function valuesOf(database: DatabaseSync, storeId: number, ids: readonly number[]) {
  return statement<ConfigurableValue & { productId: number }>(
    database,
    `SELECT DISTINCT v.parent_id AS productId, o.attribute_id AS attributeId, ao.id AS optionId, l.label, ao.swatch, ao.position
     FROM product_variant v JOIN product c ON c.id = v.child_id AND c.is_enabled
     JOIN super_attribute s ON s.product_id = v.parent_id
     JOIN product_option o ON o.product_id = v.child_id AND o.attribute_id = s.attribute_id
     JOIN attribute_option ao ON ao.id = o.option_id
     JOIN attribute_option_label l ON l.option_id = ao.id AND l.store_id = ?
     WHERE v.parent_id IN (SELECT value FROM json_each(?)) ORDER BY ao.position, ao.id`,
  ).all(storeId, JSON.stringify(ids))
}

/** A variant of a configurable product with its attribute values. */
export interface Variant {
  readonly productId: number
  readonly attributes: readonly VariantAttribute[]
}

export interface VariantAttribute {
  readonly attributeId: number
  readonly optionId: number
  readonly code: string
  readonly label: string
}

/** Without disabled variants; those out of stock are included. */
export function variantsById({ database, store }: ReadScope, ids: readonly number[]): Map<number, Variant[]> {
  const rows = statement<VariantAttribute & { parentId: number; productId: number }>(
    database,
    `SELECT v.parent_id AS parentId, v.child_id AS productId, a.id AS attributeId, o.option_id AS optionId, a.code, l.label
     FROM product_variant v JOIN product c ON c.id = v.child_id AND c.is_enabled
     JOIN super_attribute s ON s.product_id = v.parent_id
     JOIN attribute a ON a.id = s.attribute_id
     JOIN product_option o ON o.product_id = v.child_id AND o.attribute_id = a.id
     JOIN attribute_option_label l ON l.option_id = o.option_id AND l.store_id = ?
     WHERE v.parent_id IN (SELECT value FROM json_each(?)) ORDER BY v.parent_id, v.position, v.child_id, s.position`,
  ).all(store.id, JSON.stringify(ids))
  const variants = Map.groupBy(rows, ({ productId }) => productId)
  const found = [...variants].map(([productId, attributes]) => ({ parentId: required(attributes[0], 'attributes').parentId, productId, attributes }))
  return Map.groupBy(found, ({ parentId }) => parentId)
}
