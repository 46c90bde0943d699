import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import type { WishlistVisibilityEnum } from '../../generated/resolvers.ts'

export interface WishlistRow {
  readonly id: number
  readonly customerId: number
  readonly sharingCode: string
  /** Null until the customer names it. */
  readonly name: string | null
  readonly visibility: WishlistVisibilityEnum
  /** In UTC, `YYYY-MM-DD HH:MM:SS`. */
  readonly updatedAt: string
}

/** All fields null, as Magento returns another customer's list. */
export type ShownWishlist = Partial<WishlistRow>

const COLUMNS = `id, customer_id AS customerId, sharing_code AS sharingCode, name, visibility, datetime(updated_at) AS updatedAt`

export function findWishlist(database: DatabaseSync, id: number): WishlistRow | undefined {
  return statement<WishlistRow>(database, `SELECT ${COLUMNS} FROM wishlist WHERE id = ?`).get(id)
}

export function wishlistOf(database: DatabaseSync, customerId: number): WishlistRow | undefined {
  return statement<WishlistRow>(database, `SELECT ${COLUMNS} FROM wishlist WHERE customer_id = ?`).get(customerId)
}

export function insertWishlist(database: DatabaseSync, customerId: number, sharingCode: string, now: Date): void {
  statement(database, 'INSERT INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)')
    .run(customerId, sharingCode, now.toISOString())
}

export function renameWishlist(database: DatabaseSync, id: number, name: string | null, visibility: WishlistVisibilityEnum): void {
  statement(database, 'UPDATE wishlist SET name = ?, visibility = ? WHERE id = ?').run(name, visibility, id)
}

export function markChanged(database: DatabaseSync, id: number, now: Date): void {
  statement(database, 'UPDATE wishlist SET updated_at = ? WHERE id = ?').run(now.toISOString(), id)
}
