import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** A custom customer attribute, such as a consent. */
export interface CustomerAttribute {
  readonly id: number
  readonly code: string
  readonly input: 'boolean' | 'text' | 'textarea' | 'date' | 'select' | 'multiselect'
  readonly isRequired: number
  readonly label: string
  readonly position: number
  /** Separated by commas. */
  readonly forms: string
}

export interface AttributeOption {
  readonly id: number
  readonly attributeId: number
  /** Null without a label in this store view. */
  readonly label: string | null
}

export interface StoredValue {
  readonly attributeId: number
  /** `1` or `0` for a boolean, comma-separated option ids for a select or multiselect. */
  readonly value: string
}

export function findAttributes(database: DatabaseSync, storeId: number): CustomerAttribute[] {
  return statement<CustomerAttribute>(
    database,
    `SELECT a.id, a.code, a.input, a.is_required AS isRequired, coalesce(l.label, a.code) AS label, a.position, a.forms
     FROM customer_attribute a LEFT JOIN customer_attribute_label l ON l.attribute_id = a.id AND l.store_id = ?
     ORDER BY a.position, a.id`,
  ).all(storeId)
}

export function findOptions(database: DatabaseSync, storeId: number): AttributeOption[] {
  return statement<AttributeOption>(
    database,
    `SELECT o.id, o.attribute_id AS attributeId, l.label
     FROM customer_attribute_option o LEFT JOIN customer_attribute_option_label l ON l.option_id = o.id AND l.store_id = ?
     ORDER BY o.position, o.id`,
  ).all(storeId)
}

export function findValues(database: DatabaseSync, customerId: number): StoredValue[] {
  return statement<StoredValue>(
    database,
    'SELECT attribute_id AS attributeId, value FROM customer_attribute_value WHERE customer_id = ?',
  ).all(customerId)
}

export function saveValue(database: DatabaseSync, customerId: number, { attributeId, value }: StoredValue): void {
  statement(database, 'INSERT OR REPLACE INTO customer_attribute_value (customer_id, attribute_id, value) VALUES (?, ?, ?)')
    .run(customerId, attributeId, value)
}
