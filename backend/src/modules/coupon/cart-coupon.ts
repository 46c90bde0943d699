import type { Context } from '../../graphql/context.ts'
import { refused } from '../../refusals/refusal.ts'
import { findLines, subtotalPrice } from '../cart-lines/cart-line.ts'
import type { CartRow } from '../cart-lines/cart.repository.ts'
import { couponInEffect } from '../pricing/coupon-in-effect.ts'
import { setCouponCode } from '../pricing/coupon.repository.ts'

export function applyCoupon(context: Context, cart: CartRow, code: string): void {
  const lines = findLines(context, cart)
  if (lines.length === 0) throw refused('coupon.cartEmpty')
  const subtotal = subtotalPrice(lines)
  if (couponInEffect(context, cart, subtotal)) throw refused('coupon.alreadyApplied')
  if (!couponInEffect(context, cart, subtotal, code)) throw refused('coupon.invalid')
  setCouponCode(context.database, cart.id, code)
}

export function removeCoupon(context: Context, cart: CartRow): void {
  if (findLines(context, cart).length === 0) throw refused('coupon.cartEmptyOnRemoval')
  setCouponCode(context.database, cart.id, null)
}
