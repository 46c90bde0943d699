import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface Coupon {
  readonly id: number
  readonly kind: 'percent' | 'fixed' | 'free_shipping'
  /** Whole percent, or minor units off the cart. */
  readonly amount: number
  readonly minimumSubtotal: number
  readonly expiresAt: string | null
  readonly usageLimit: number | null
  readonly timesUsed: number
  readonly isActive: number
  readonly usesPerCustomer: number | null
  readonly firstOrderOnly: number
}

/** Codes are compared regardless of letter case. */
export function findCoupon(database: DatabaseSync, code: string): Coupon | undefined {
  return statement<Coupon>(database, `
    SELECT id, kind, amount, minimum_subtotal AS minimumSubtotal, expires_at AS expiresAt, usage_limit AS usageLimit,
      times_used AS timesUsed, is_active AS isActive, uses_per_customer AS usesPerCustomer, first_order_only AS firstOrderOnly
    FROM coupon WHERE code = ?`).get(code)
}

export function setCouponCode(database: DatabaseSync, cartId: number, code: string | null): void {
  statement(database, 'UPDATE cart SET coupon_code = ? WHERE id = ?').run(code, cartId)
}

export function countCouponUse(database: DatabaseSync, couponId: number): void {
  statement(database, 'UPDATE coupon SET times_used = times_used + 1 WHERE id = ?').run(couponId)
}

/** The number of a customer's orders with a coupon, without cancelled ones. */
export function countUsesOfCustomer(database: DatabaseSync, couponId: number, customerId: number): number {
  return statement(database, `
    SELECT count(*) AS uses FROM sales_order JOIN coupon ON coupon.code = sales_order.coupon_code
    WHERE coupon.id = ? AND sales_order.customer_id = ? AND state <> 'canceled'`).get(couponId, customerId)?.uses as number
}

/** Whether this account or, without one, this e-mail address has an order. */
export function hasOrdered(database: DatabaseSync, customerId: number | null, email: string | null): boolean {
  return statement(database, `
    SELECT 1 FROM sales_order WHERE customer_id = ? AND state <> 'canceled'
    UNION ALL SELECT 1 FROM sales_order WHERE customer_email = ? COLLATE NOCASE AND state <> 'canceled' LIMIT 1`)
    .get(customerId, email) !== undefined
}
