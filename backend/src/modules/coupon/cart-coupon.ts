import type { Context } from '../../context.ts'
import { inputError, noSuchEntity } from '../../errors.ts'
import { findLines } from '../cart/cart-line.repository.ts'
import { cartTotals } from '../cart/cart-totals.ts'
import type { CartRow } from '../cart/cart.repository.ts'
import { couponApplies } from './coupon-applies.ts'
import { findCoupon, setCouponCode, type Coupon } from './coupon.repository.ts'

/** The coupon of a cart, as long as it still applies. */
export function couponInEffect({ database, now }: Context, code: string | null, subtotal: number): Coupon | undefined {
  const coupon = code === null ? undefined : findCoupon(database, code)
  return coupon && couponApplies(coupon, subtotal, now) ? coupon : undefined
}

export function applyCoupon(context: Context, cart: CartRow, code: string): void {
  const subtotal = subtotalOf(context, cart)
  if (subtotal === undefined) throw noSuchEntity('Cart does not contain products.')
  if (couponInEffect(context, cart.couponCode, subtotal)) {
    throw inputError('A coupon is already applied to the cart. Please remove it to apply another')
  }
  if (!couponInEffect(context, code, subtotal)) throw noSuchEntity("The coupon code isn't valid. Verify the code and try again.")
  setCouponCode(context.database, cart.id, code)
}

export function removeCoupon(context: Context, cart: CartRow): void {
  if (subtotalOf(context, cart) === undefined) throw noSuchEntity('Cart does not contain products')
  setCouponCode(context.database, cart.id, null)
}

/** Magento takes a coupon off for good as soon as the cart no longer meets its terms. */
export function forgetLostCoupon(context: Context, cart: CartRow): void {
  if (cart.couponCode === null || couponInEffect(context, cart.couponCode, subtotalOf(context, cart) ?? 0)) return
  setCouponCode(context.database, cart.id, null)
}

function subtotalOf({ database }: Context, cart: CartRow): number | undefined {
  const lines = findLines(database, cart.id, cart.storeId)
  return lines.length === 0 ? undefined : cartTotals(lines, [], 0).subtotal
}
