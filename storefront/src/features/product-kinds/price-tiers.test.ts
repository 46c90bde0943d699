import { expect, test } from 'vitest'
import { readTiers, savedPercent, sharedTiers, tierAt } from './price-tiers.ts'

const cost = { now: 50, regular: 60 }
const tier = (quantity: number, price: number) => ({ quantity, discount: { amount_off: cost.regular - price } })

test('[PDP-13] reads tiers from the smallest quantity on', () => {
  expect(readTiers([tier(10, 40), null, tier(3, 45)], cost)).toEqual({ single: 50, tiers: [{ quantity: 3, now: 45 }, { quantity: 10, now: 40 }] })
})

test.each([
  ['no tiers', null],
  ['a tier without a discount', [{ quantity: 3, discount: null }, { quantity: 4, discount: { amount_off: null } }]],
  ['a tier above a special price', [tier(3, 55)]],
  ['a tier at the price of a single piece', [tier(3, 50)]],
  ['a tier for a single piece', [tier(1, 40)]],
])('[PDP-13] has no table for %s', (_, tiers) => {
  expect(readTiers(tiers, cost)).toBeUndefined()
})

test.each([[1, undefined], [2, undefined], [3, 45], [9, 45], [10, 40], [500, 40]])('[PDP-13] for %i pieces, the tier is %s', (quantity, now) => {
  expect(tierAt([{ quantity: 3, now: 45 }, { quantity: 10, now: 40 }], quantity)?.now).toBe(now)
})

test.each([[53.1, 59, 10], [35, 40, 12], [50, 60, 16], [80, 89, 10]])('[PDP-13] %s instead of %s saves %s percent', (now, single, percent) => {
  expect(savedPercent({ quantity: 3, now }, single)).toBe(percent)
})

test('[PDP-13] prices are shared only if all variants have the same', () => {
  const prices = { single: 50, tiers: [{ quantity: 3, now: 45 }] }
  expect(sharedTiers([prices, { ...prices }])).toEqual(prices)
  expect(sharedTiers([prices, { ...prices, single: 60 }])).toBeUndefined()
  expect(sharedTiers([prices, undefined])).toBeUndefined()
  expect(sharedTiers([undefined, undefined])).toBeUndefined()
  expect(sharedTiers([])).toBeUndefined()
})
