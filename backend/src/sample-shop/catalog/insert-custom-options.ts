import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { CUSTOM_OPTIONS, type CustomOption } from '../plan/custom-options.ts'
import type { ProductPlan } from '../plan/product-plan.ts'
import { insertTexts } from './insert-texts.ts'

export function insertCustomOptions(database: DatabaseSync, { options = [] }: ProductPlan, productId: number): void {
  options.forEach((key, position) => {
    const option: CustomOption = CUSTOM_OPTIONS[key]
    const { title, input, isRequired, price = 0, maxCharacters = 0, values = [] } = option
    const { lastInsertRowid: id } = statement(
      database,
      'INSERT INTO custom_option (product_id, position, input, is_required, price, sku, max_characters) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(productId, position, input, isRequired ? 1 : 0, price * 100, values.length > 0 ? null : key, maxCharacters)
    insertTexts(database, 'custom_option_text', id, title)
    values.forEach((value, index) => insertValue(database, id, value, index))
  })
}

function insertValue(database: DatabaseSync, optionId: number | bigint, value: NonNullable<CustomOption['values']>[number], position: number): void {
  const { lastInsertRowid: id } = statement(
    database,
    'INSERT INTO custom_option_value (option_id, position, price, sku) VALUES (?, ?, ?, ?)',
  ).run(optionId, position, value.price * 100, value.sku ?? null)
  insertTexts(database, 'custom_option_value_text', id, value.title)
}
