import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export interface Coupon {
  readonly id: number
  readonly kind: 'percent' | 'fixed' | 'free_shipping'
  /** Whole percent, or grosze off the cart. */
  readonly amount: number
  readonly minimumSubtotal: number
  readonly expiresAt: string | null
  readonly usageLimit: number | null
  readonly timesUsed: number
  readonly isActive: number
}

/** Codes are compared regardless of letter case. */
export function findCoupon(database: DatabaseSync, code: string): Coupon | undefined {
  return statement(database, `
    SELECT id, kind, amount, minimum_subtotal AS minimumSubtotal, expires_at AS expiresAt, usage_limit AS usageLimit,
      times_used AS timesUsed, is_active AS isActive
    FROM coupon WHERE code = ?`).get(code) as Coupon | undefined
}

export function setCouponCode(database: DatabaseSync, cartId: number, code: string | null): void {
  statement(database, 'UPDATE cart SET coupon_code = ? WHERE id = ?').run(code, cartId)
}

export function countCouponUse(database: DatabaseSync, couponId: number): void {
  statement(database, 'UPDATE coupon SET times_used = times_used + 1 WHERE id = ?').run(couponId)
}
