import type { Coupon } from './coupon.repository.ts'

/** @param subtotal of the goods before any discount, in minor units */
export function couponApplies(coupon: Coupon, subtotal: number, now: Date): boolean {
  if (!coupon.isActive) return false
  if (coupon.expiresAt !== null && now >= new Date(coupon.expiresAt)) return false
  if (coupon.usageLimit !== null && coupon.timesUsed >= coupon.usageLimit) return false
  return subtotal > 0 && subtotal >= coupon.minimumSubtotal
}
