import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { choicesOfItems, insertChoices } from '../purchase/choice.repository.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'

export interface LineRow extends BuyRequest {
  readonly id: number
  /** As stored; null without one. */
  readonly giftMessage: string | null
}

/** The lines of a cart in the order they were added. */
export function findLineRows(database: DatabaseSync, cartId: number): LineRow[] {
  const rows = statement<Omit<LineRow, 'choices'>>(database,
    'SELECT id, product_id AS productId, quantity, gift_message AS giftMessage FROM cart_item WHERE cart_id = ? ORDER BY id')
    .all(cartId)
  const choices = choicesOfItems(database, 'cart_item_choice', rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, choices: choices.get(row.id) ?? [] }))
}

/** @returns the line's id */
export function insertLine(database: DatabaseSync, cartId: number, { productId, quantity, choices, giftMessage }: Omit<LineRow, 'id'>): number {
  const { lastInsertRowid } = statement(database, 'INSERT INTO cart_item (cart_id, product_id, quantity, gift_message) VALUES (?, ?, ?, ?)')
    .run(cartId, productId, quantity, giftMessage)
  insertChoices(database, 'cart_item_choice', Number(lastInsertRowid), choices)
  return Number(lastInsertRowid)
}

export function setLineQuantity(database: DatabaseSync, lineId: number, quantity: number): void {
  statement(database, 'UPDATE cart_item SET quantity = ? WHERE id = ?').run(quantity, lineId)
}

export function setLineGiftMessage(database: DatabaseSync, lineId: number, giftMessage: string | null): void {
  statement(database, 'UPDATE cart_item SET gift_message = ? WHERE id = ?').run(giftMessage, lineId)
}

export function deleteLine(database: DatabaseSync, lineId: number): void {
  statement(database, 'DELETE FROM cart_item WHERE id = ?').run(lineId)
}
