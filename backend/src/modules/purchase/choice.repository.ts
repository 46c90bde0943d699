import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Choice } from './choices.ts'

/** Items of carts, wish lists and orders store their choices in the same columns. */
type ChoiceTable = 'cart_item_choice' | 'wishlist_item_choice' | 'sales_order_item_choice'

export function choicesOfItems(database: DatabaseSync, table: ChoiceTable, itemIds: readonly number[]): Map<number, Choice[]> {
  if (itemIds.length === 0) return new Map()
  const rows = statement<Choice & { itemId: number }>(database, `
    SELECT item_id AS itemId, choice, value FROM ${table}
    WHERE item_id IN (SELECT value FROM json_each(?)) ORDER BY item_id, position`)
    .all(JSON.stringify(itemIds))
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

export function insertChoices(database: DatabaseSync, table: ChoiceTable, itemId: number, choices: readonly Choice[]): void {
  const insert = statement(database, `INSERT INTO ${table} (item_id, position, choice, value) VALUES (?, ?, ?, ?)`)
  for (const [position, { choice, value }] of choices.entries()) insert.run(itemId, position, choice, value)
}

export function replaceChoices(database: DatabaseSync, table: ChoiceTable, itemId: number, choices: readonly Choice[]): void {
  statement(database, `DELETE FROM ${table} WHERE item_id = ?`).run(itemId)
  insertChoices(database, table, itemId, choices)
}
