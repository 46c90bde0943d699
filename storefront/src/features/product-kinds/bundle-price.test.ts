import { expect, test } from 'vitest'
import { ownPrice, type PartPrice, payableShare } from './bundle-price.ts'

const fixed = (amount: number, quantity = 1): PartPrice => ({ isPercent: false, amount, quantity })
const percent = (amount: number): PartPrice => ({ isPercent: true, amount, quantity: 1 })

test.each<[number, PartPrice[][], number]>([
  [199, [[fixed(0), fixed(10)]], 199],
  [209, [[fixed(10), fixed(20)]], 199],
  [219, [[fixed(10, 2)]], 199],
  [218.9, [[percent(10)]], 199],
  [205, [[percent(10), fixed(6)]], 199],
  [199, [], 199],
])('a bundle from %d with %j costs %d by itself', (least, required, own) => {
  expect(ownPrice(least, required)).toBe(own)
})

test.each([
  [179.1, 199, 0.9],
  [199, 199, 1],
  [0, 0, 1],
  [101.42, 115.25, 0.88],
])('for %d instead of %d, the share %d is paid', (paid, full, share) => {
  expect(payableShare(paid, full)).toBe(share)
})
