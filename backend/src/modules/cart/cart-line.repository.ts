import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { Choice } from './choices.ts'
import type { BuyRequest } from './purchase.ts'

export interface LineRow extends BuyRequest {
  readonly id: number
}

/** The lines of a cart in the order they were added. */
export function findLineRows(database: DatabaseSync, cartId: number): LineRow[] {
  const rows = statement(database,
    'SELECT id, product_id AS productId, quantity FROM cart_item WHERE cart_id = ? ORDER BY id')
    .all(cartId) as unknown as Omit<LineRow, 'choices'>[]
  const choices = rows.length === 0 ? new Map<number, Choice[]>() : findChoices(database, cartId)
  return rows.map((row) => ({ ...row, choices: choices.get(row.id) ?? [] }))
}

function findChoices(database: DatabaseSync, cartId: number): Map<number, Choice[]> {
  const rows = statement(database, `
    SELECT item_id AS lineId, choice, value FROM cart_item_choice
    WHERE item_id IN (SELECT id FROM cart_item WHERE cart_id = ?) ORDER BY item_id, position`)
    .all(cartId) as unknown as (Choice & { lineId: number })[]
  const lines = Map.groupBy(rows, ({ lineId }) => lineId)
  return new Map([...lines].map(([lineId, chosen]) => [lineId, chosen.map(({ choice, value }) => ({ choice, value }))]))
}

export function insertLine(database: DatabaseSync, cartId: number, { productId, quantity, choices }: BuyRequest): void {
  const { lastInsertRowid } = statement(database, 'INSERT INTO cart_item (cart_id, product_id, quantity) VALUES (?, ?, ?)')
    .run(cartId, productId, quantity)
  insertChoices(database, Number(lastInsertRowid), choices)
}

export function setChoices(database: DatabaseSync, lineId: number, choices: readonly Choice[]): void {
  statement(database, 'DELETE FROM cart_item_choice WHERE item_id = ?').run(lineId)
  insertChoices(database, lineId, choices)
}

function insertChoices(database: DatabaseSync, lineId: number, choices: readonly Choice[]): void {
  const insert = statement(database, 'INSERT INTO cart_item_choice (item_id, position, choice, value) VALUES (?, ?, ?, ?)')
  for (const [position, { choice, value }] of choices.entries()) insert.run(lineId, position, choice, value)
}

export function setLineQuantity(database: DatabaseSync, lineId: number, quantity: number): void {
  statement(database, 'UPDATE cart_item SET quantity = ? WHERE id = ?').run(quantity, lineId)
}

export function deleteLine(database: DatabaseSync, lineId: number): void {
  statement(database, 'DELETE FROM cart_item WHERE id = ?').run(lineId)
}
