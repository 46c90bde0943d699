import { expect, test } from 'vitest'
import { couponApplies } from './coupon-in-effect.ts'
import type { Coupon } from './coupon.repository.ts'

const plain: Coupon = {
  id: 1, kind: 'percent', amount: 10, minimumSubtotal: 0, expiresAt: null, usageLimit: null, timesUsed: 3, isActive: 1,
  usesPerCustomer: null, firstOrderOnly: 0,
}
const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['without terms', plain, 1, true],
  ['on an empty cart', plain, 0, false],
  ['switched off', { ...plain, isActive: 0 }, 1, false],
  ['at its minimum', { ...plain, minimumSubtotal: 600_00 }, 600_00, true],
  ['a grosz under its minimum', { ...plain, minimumSubtotal: 600_00 }, 599_99, false],
  ['before its end', { ...plain, expiresAt: '2026-11-21T12:00:01Z' }, 1, true],
  ['at its end', { ...plain, expiresAt: '2026-11-21T12:00:00Z' }, 1, false],
  ['with a use left', { ...plain, usageLimit: 4 }, 1, true],
  ['used up', { ...plain, usageLimit: 3 }, 1, false],
])('a coupon %s', (_, coupon, subtotal, applies) => {
  expect(couponApplies(coupon, subtotal, now)).toBe(applies)
})
