import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { required } from '../../lib/required.ts'
import type { ProductType } from '../catalog/product.repository.ts'
import { choicesOfItems, insertChoices } from '../purchase/choice.repository.ts'
import type { BuyRequest } from '../purchase/product-kind.ts'

/** An item of a wish list. */
export interface WishRow extends BuyRequest {
  readonly id: number
  readonly type: ProductType
  /** The customer's note. */
  readonly description: string | null
  /** In UTC, `YYYY-MM-DD HH:MM:SS`. */
  readonly addedAt: string
}

interface Slice {
  readonly offset: number
  readonly limit: number
}

const ALL: Slice = { offset: 0, limit: -1 }

const SHOWN = 'FROM wishlist_item item JOIN product p ON p.id = item.product_id AND p.is_enabled WHERE item.wishlist_id = ?'

/** In the order of adding; a disabled product is not shown until it is enabled again. */
export function findWishes(database: DatabaseSync, wishlistId: number, { offset, limit } = ALL): WishRow[] {
  const rows = statement<Omit<WishRow, 'choices'>>(
    database,
    `SELECT item.id, item.product_id AS productId, p.type, item.quantity, item.description, datetime(item.added_at) AS addedAt
     ${SHOWN} ORDER BY item.id LIMIT ? OFFSET ?`,
  ).all(wishlistId, limit, offset)
  const choices = choicesOfItems(database, 'wishlist_item_choice', rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, choices: choices.get(row.id) ?? [] }))
}

export function countWishes(database: DatabaseSync, wishlistId: number): number {
  return required(statement(database, `SELECT count(*) AS wishes ${SHOWN}`).get(wishlistId), 'count').wishes as number
}

export function insertWish(database: DatabaseSync, wishlistId: number, { productId, quantity, choices }: BuyRequest, now: Date): void {
  const { lastInsertRowid } = statement(
    database,
    'INSERT INTO wishlist_item (wishlist_id, product_id, quantity, added_at) VALUES (?, ?, ?, ?)',
  ).run(wishlistId, productId, quantity, now.toISOString())
  insertChoices(database, 'wishlist_item_choice', Number(lastInsertRowid), choices)
}

type Details = Pick<WishRow, 'quantity' | 'description'>

export function setWish(database: DatabaseSync, id: number, { quantity, description }: Details): void {
  statement(database, 'UPDATE wishlist_item SET quantity = ?, description = ? WHERE id = ?').run(quantity, description, id)
}

export function deleteWish(database: DatabaseSync, id: number): void {
  statement(database, 'DELETE FROM wishlist_item WHERE id = ?').run(id)
}
