import { sum } from '../cart-lines/cart-line.ts'
import { roundHalfUp } from '../directory/money.ts'
import type { Coupon } from './coupon.repository.ts'

/** The coupon's discount for each row; rounding keeps their sum equal to the whole discount. */
export function discounts(coupon: Coupon | undefined, rowTotals: readonly number[]): number[] {
  const subtotal = sum(rowTotals)
  return spread(wholeDiscount(coupon, subtotal), rowTotals)
}

function wholeDiscount(coupon: Coupon | undefined, subtotal: number): number {
  if (coupon?.kind === 'percent') return roundHalfUp(subtotal * Math.min(coupon.amount, 100), 100)
  if (coupon?.kind === 'fixed') return Math.min(coupon.amount, subtotal)
  return 0
}

/** Each part is the difference of two rounded running sums, so that none exceeds its row and no cent is lost or added. */
export function spread(amount: number, rowTotals: readonly number[]): number[] {
  const whole = sum(rowTotals)
  let reached = 0
  let distributed = 0
  return rowTotals.map((rowTotal) => {
    reached += rowTotal
    const due = whole === 0 ? 0 : roundHalfUp(amount * reached, whole)
    const part = due - distributed
    distributed = due
    return part
  })
}
