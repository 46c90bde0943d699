import { expect, test } from 'vitest'
import type { Goods } from './goods.repository.ts'
import { payablePercent, unitPrice } from './unit-price.ts'

const goods: Goods = {
  id: 1, sku: 'mug', name: 'Mug', type: 'simple', price: 60_00, specialPrice: null, weight: 1,
  stock: { quantity: 9, onHand: 9, minSaleQty: 1, maxSaleQty: 9, increments: 1 }, tiers: [],
}
const tiers = [
  { quantity: 3, price: 50_00, percent: null },
  { quantity: 5, price: null, percent: 25 },
]

test.each([
  ['its own price', {}, 1, 60_00],
  ['its special price', { specialPrice: 48_00 }, 1, 48_00],
  ['a special price above its own', { specialPrice: 70_00 }, 1, 60_00],
  ['too few for a tier', { tiers }, 2, 60_00],
  ['a tier', { tiers }, 3, 50_00],
  ['a tier in percent', { tiers }, 5, 45_00],
  ['a special price below the tier', { specialPrice: 48_00, tiers }, 3, 48_00],
])('%s', (_, change, quantity, price) => {
  expect(unitPrice({ ...goods, ...change }, quantity)).toBe(price)
})

test.each([
  ['without special and tier price', {}, 1, 100],
  ['with a special price', { specialPrice: 80 }, 1, 80],
  ['with a tier', { tiers }, 5, 75],
])('the price of a bundle %s', (_, change, quantity, percent) => {
  expect(payablePercent({ ...goods, type: 'bundle', ...change }, quantity)).toBe(percent)
})
