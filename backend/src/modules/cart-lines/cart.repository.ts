import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface CartRow {
  readonly id: number
  /** The cart's public id of 32 characters. */
  readonly maskedId: string
  readonly storeId: number
  /** Null for a guest's. */
  readonly customerId: number | null
  readonly isActive: number
  readonly email: string | null
  readonly couponCode: string | null
  readonly carrierCode: string | null
  readonly methodCode: string | null
  readonly paymentCode: string | null
  readonly purchaseOrderNumber: string | null
  /** As stored; null without one. */
  readonly giftMessage: string | null
}

interface NewCart {
  readonly maskedId: string
  readonly storeId: number
  readonly customerId?: number
}

// A customer's cart has the account's current e-mail address.
const COLUMNS = `id, masked_id AS maskedId, store_id AS storeId, customer_id AS customerId, is_active AS isActive,
  coalesce((SELECT customer.email FROM customer WHERE customer.id = customer_id), email) AS email,
  coupon_code AS couponCode, carrier_code AS carrierCode, method_code AS methodCode, payment_code AS paymentCode,
  purchase_order_number AS purchaseOrderNumber, gift_message AS giftMessage`

export function findCart(database: DatabaseSync, maskedId: string): CartRow | undefined {
  return statement<CartRow>(database, `SELECT ${COLUMNS} FROM cart WHERE masked_id = ?`).get(maskedId)
}

export function findActiveCart(database: DatabaseSync, customerId: number): CartRow | undefined {
  return statement<CartRow>(database, `SELECT ${COLUMNS} FROM cart WHERE customer_id = ? AND is_active`).get(customerId)
}

export function insertCart(database: DatabaseSync, cart: NewCart, now: Date): void {
  statement(database, 'INSERT INTO cart (masked_id, store_id, customer_id, created_at) VALUES (?, ?, ?, ?)')
    .run(cart.maskedId, cart.storeId, cart.customerId ?? null, now.toISOString())
}

export function moveCart(database: DatabaseSync, cartId: number, storeId: number): void {
  statement(database, 'UPDATE cart SET store_id = ? WHERE id = ?').run(storeId, cartId)
}

/** Replaces the id of the cart, so that the previous one is no longer valid. */
export function assignCart(database: DatabaseSync, cartId: number, customerId: number, maskedId: string): void {
  statement(database, 'UPDATE cart SET customer_id = ?, masked_id = ? WHERE id = ?').run(customerId, maskedId, cartId)
}

export function setEmail(database: DatabaseSync, cartId: number, email: string): void {
  statement(database, 'UPDATE cart SET email = ? WHERE id = ?').run(email, cartId)
}

export function setShippingMethod(database: DatabaseSync, cartId: number, carrierCode: string, methodCode: string): void {
  statement(database, 'UPDATE cart SET carrier_code = ?, method_code = ? WHERE id = ?').run(carrierCode, methodCode, cartId)
}

export function setPaymentMethod(database: DatabaseSync, cartId: number, code: string, purchaseOrderNumber: string | null): void {
  statement(database, 'UPDATE cart SET payment_code = ?, purchase_order_number = ? WHERE id = ?').run(code, purchaseOrderNumber, cartId)
}

export function setCartGiftMessage(database: DatabaseSync, cartId: number, giftMessage: string | null): void {
  statement(database, 'UPDATE cart SET gift_message = ? WHERE id = ?').run(giftMessage, cartId)
}

export function closeCart(database: DatabaseSync, cartId: number): void {
  statement(database, 'UPDATE cart SET is_active = 0 WHERE id = ?').run(cartId)
}
