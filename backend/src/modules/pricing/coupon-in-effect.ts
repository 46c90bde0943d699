import type { Context } from '../../graphql/context.ts'
import { findLines, subtotalPrice } from '../cart-lines/cart-line.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { type Coupon, countUsesOfCustomer, findCoupon, hasOrdered, setCouponCode } from './coupon.repository.ts'

/**
 * The coupon of a cart, as long as it still applies.
 * @param code of another coupon, to check it before it is applied
 */
export function couponInEffect(
  { database, now }: Context, cart: CartRow, subtotal: number, code: string | null = cart.couponCode,
): Coupon | undefined {
  const coupon = code === null ? undefined : findCoupon(database, code)
  if (!coupon || !couponApplies(coupon, subtotal, now) || !isForBuyer(database, coupon, cart)) return undefined
  return coupon
}

/** @param subtotal of the goods before any discount, in minor units */
export function couponApplies(coupon: Coupon, subtotal: number, now: Date): boolean {
  if (!coupon.isActive) return false
  if (coupon.expiresAt !== null && now >= new Date(coupon.expiresAt)) return false
  if (coupon.usageLimit !== null && coupon.timesUsed >= coupon.usageLimit) return false
  return subtotal > 0 && subtotal >= coupon.minimumSubtotal
}

/** Magento counts uses by account, so a guest without an e-mail address has no earlier order. */
function isForBuyer(database: Context['database'], coupon: Coupon, { customerId, email }: CartRow): boolean {
  if (coupon.firstOrderOnly === 1 && hasOrdered(database, customerId, email)) return false
  if (coupon.usesPerCustomer === null || customerId === null) return true
  return countUsesOfCustomer(database, coupon.id, customerId) < coupon.usesPerCustomer
}

/** As in Magento, a coupon is removed permanently once the cart no longer meets its conditions. */
export function removeInvalidCoupon(context: Context, cart: CartRow): void {
  if (cart.couponCode === null || couponInEffect(context, cart, subtotalPrice(findLines(context, cart)))) return
  setCouponCode(context.database, cart.id, null)
}
