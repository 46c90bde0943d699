import type { DatabaseSync } from 'node:sqlite'
import { insertRow } from './insert-row.ts'
import { ATTRIBUTES, type AttributePlan } from './plan/attributes.ts'
import { STORE_ID } from './shop.ts'

export function seedAttributes(database: DatabaseSync): void {
  ATTRIBUTES.forEach(({ id, code, label, input, isFilterable, options = [] }, position) => {
    insertRow(database, 'attribute', {
      id, code, input, position, is_filterable: isFilterable, is_searchable: isFilterable, is_comparable: true,
      is_visible_on_front: true, is_html_allowed: input === 'textarea',
    })
    insertRow(database, 'attribute_label', { attribute_id: id, store_id: STORE_ID, label })
    options.forEach((option, index) => {
      insertRow(database, 'attribute_option', { id: option.id, attribute_id: id, position: index, swatch: option.swatch })
      insertRow(database, 'attribute_option_label', { option_id: option.id, store_id: STORE_ID, label: option.label })
    })
  })
}

/** @throws for an unknown option key: an error in the sample data */
export function insertOption(database: DatabaseSync, productId: number, code: string, key: string): void {
  const attribute = attributeOf(code)
  const option = attribute.options?.find((candidate) => candidate.key === key)
  if (!option) throw new Error(`The shop has no option ${code}/${key}`)
  insertRow(database, 'product_option', { product_id: productId, attribute_id: attribute.id, option_id: option.id })
}

const EVERY_STORE = 0

/** The value of an attribute without options. */
export function insertValue(database: DatabaseSync, productId: number, code: string, value: string): void {
  insertRow(database, 'product_attribute_value', {
    product_id: productId, attribute_id: attributeOf(code).id, store_id: EVERY_STORE, value,
  })
}

export function attributeOf(code: string): AttributePlan {
  const attribute = ATTRIBUTES.find((candidate) => candidate.code === code)
  if (!attribute) throw new Error(`The shop has no attribute ${code}`)
  return attribute
}
