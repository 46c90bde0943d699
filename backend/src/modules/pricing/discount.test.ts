import { expect, test } from 'vitest'
import type { Coupon } from './coupon.repository.ts'
import { discounts, spread } from './discount.ts'

const coupon = (kind: Coupon['kind'], amount: number): Coupon =>
  ({ id: 1, kind, amount, minimumSubtotal: 0, expiresAt: null, usageLimit: null, timesUsed: 0, isActive: 1, usesPerCustomer: null,
    firstOrderOnly: 0 })

test.each([
  ['ten percent', coupon('percent', 10), [1249_00, 438_00], [124_90, 43_80]],
  ['a percentage whose parts all round', coupon('percent', 10), [99, 99, 99], [10, 10, 10]],
  ['everything', coupon('percent', 100), [99, 1], [99, 1]],
  ['no more than everything', coupon('percent', 150), [99, 1], [99, 1]],
  ['a fixed amount', coupon('fixed', 50_00), [100_00, 100_00], [25_00, 25_00]],
  ['a fixed amount above the subtotal', coupon('fixed', 50_00), [10_00, 5_00], [10_00, 5_00]],
  ['a fixed amount off goods that cost nothing', coupon('fixed', 50_00), [0, 0], [0, 0]],
  ['free shipping', coupon('free_shipping', 0), [100_00], [0]],
  ['no coupon', undefined, [100_00], [0]],
])('%s', (_, applied, rows, parts) => {
  expect(discounts(applied, rows)).toEqual(parts)
})

test('the parts add up exactly to the discount, and none exceeds its row', () => {
  for (let amount = 0; amount <= 777; amount += 1) {
    const rows = [1, 333, 0, 3, 440]
    const parts = spread(amount, rows)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
    expect(parts.every((part, index) => part >= 0 && part <= rows[index]!)).toBe(true)
  }
})
