import type { Context } from '../../context.ts'
import { refused } from '../../refusals/refusal.ts'
import { findLines } from '../cart/cart-line.ts'
import { subtotalPrice } from '../cart/cart-totals.ts'
import type { CartRow } from '../cart/cart.repository.ts'
import { couponApplies } from './coupon-applies.ts'
import { countUsesOfCustomer, findCoupon, hasOrdered, setCouponCode, type Coupon } from './coupon.repository.ts'

/**
 * The coupon of a cart, as long as it still applies.
 * @param code of the coupon, if another than the cart's is asked about
 */
export function couponInEffect(
  { database, now }: Context, cart: CartRow, subtotal: number, code: string | null = cart.couponCode,
): Coupon | undefined {
  const coupon = code === null ? undefined : findCoupon(database, code)
  if (!coupon || !couponApplies(coupon, subtotal, now) || !isForBuyer(database, coupon, cart)) return undefined
  return coupon
}

/** Magento counts by account: a guest who has told no e-mail address yet has ordered nothing. */
function isForBuyer(database: Context['database'], coupon: Coupon, { customerId, email }: CartRow): boolean {
  if (coupon.firstOrderOnly === 1 && hasOrdered(database, customerId, email)) return false
  if (coupon.usesPerCustomer === null || customerId === null) return true
  return countUsesOfCustomer(database, coupon.id, customerId) < coupon.usesPerCustomer
}

export function applyCoupon(context: Context, cart: CartRow, code: string): void {
  const subtotal = subtotalOf(context, cart)
  if (subtotal === undefined) throw refused('coupon.cartEmpty')
  if (couponInEffect(context, cart, subtotal)) {
    throw refused('coupon.alreadyApplied')
  }
  if (!couponInEffect(context, cart, subtotal, code)) throw refused('coupon.invalid')
  setCouponCode(context.database, cart.id, code)
}

export function removeCoupon(context: Context, cart: CartRow): void {
  if (subtotalOf(context, cart) === undefined) throw refused('coupon.cartEmptyOnRemoval')
  setCouponCode(context.database, cart.id, null)
}

/** Magento takes a coupon off for good as soon as the cart no longer meets its terms. */
export function forgetLostCoupon(context: Context, cart: CartRow): void {
  if (cart.couponCode === null || couponInEffect(context, cart, subtotalOf(context, cart) ?? 0)) return
  setCouponCode(context.database, cart.id, null)
}

function subtotalOf(context: Context, cart: CartRow): number | undefined {
  const lines = findLines(context, cart)
  return lines.length === 0 ? undefined : subtotalPrice(lines)
}
