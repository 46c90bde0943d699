import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { choicesOfItems, insertChoices } from '../purchase/choice.repository.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'

export interface LineRow extends BuyRequest {
  readonly id: number
}

/** The lines of a cart in the order they were added. */
export function findLineRows(database: DatabaseSync, cartId: number): LineRow[] {
  const rows = statement<Omit<LineRow, 'choices'>>(database,
    'SELECT id, product_id AS productId, quantity FROM cart_item WHERE cart_id = ? ORDER BY id')
    .all(cartId)
  const choices = choicesOfItems(database, 'cart_item_choice', rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, choices: choices.get(row.id) ?? [] }))
}

/** @returns the line's id */
export function insertLine(database: DatabaseSync, cartId: number, { productId, quantity, choices }: BuyRequest): number {
  const { lastInsertRowid } = statement(database, 'INSERT INTO cart_item (cart_id, product_id, quantity) VALUES (?, ?, ?)')
    .run(cartId, productId, quantity)
  insertChoices(database, 'cart_item_choice', Number(lastInsertRowid), choices)
  return Number(lastInsertRowid)
}

export function setLineQuantity(database: DatabaseSync, lineId: number, quantity: number): void {
  statement(database, 'UPDATE cart_item SET quantity = ? WHERE id = ?').run(quantity, lineId)
}

export function deleteLine(database: DatabaseSync, lineId: number): void {
  statement(database, 'DELETE FROM cart_item WHERE id = ?').run(lineId)
}
