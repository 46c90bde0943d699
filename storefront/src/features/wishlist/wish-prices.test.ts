import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PricedWishFragment } from '../../graphql/generated/types.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { copyFirstPrice, priceChange, rememberPrices } from './wish-prices.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', fakeStorage(stored))
})
afterEach(() => vi.unstubAllGlobals())

const costing = (value: number, currency = 'PLN') => ({ uid: 'p', price_range: { minimum_price: { final_price: { value, currency } } } })
const wish = (id: string, value: number, currency?: string, variant?: number) =>
  ({ __typename: 'SimpleWishlistItem', id, product: costing(value, currency), ...(variant && { configured_variant: costing(variant) }) }) as PricedWishFragment

const FIRST = new Date('2026-05-03T10:00:00Z')

test.each([
  ['has fallen', wish('1', 80), { by: -19.99, currency: 'PLN', since: '2026-05-03' }],
  ['has risen', wish('1', 120), { by: 20.01, currency: 'PLN', since: '2026-05-03' }],
  ['is the same', wish('1', 99.99), undefined],
  ['is in another currency', wish('1', 20, 'EUR'), undefined],
  ['was never seen', wish('2', 80), undefined],
  ['is that of the chosen variant', wish('1', 99.99, 'PLN', 109.99), { by: 10, currency: 'PLN', since: '2026-05-03' }],
])('[WISH-02] a price %s', (_, now, change) => {
  rememberPrices([wish('1', 99.99), null], FIRST)
  rememberPrices([now])
  expect(priceChange(now)).toEqual(change)
})

test('a restored wish has its first price', () => {
  rememberPrices([wish('1', 100)], FIRST)
  rememberPrices([wish('9', 90)])
  copyFirstPrice('9', '1')
  expect(priceChange(wish('9', 90))).toEqual({ by: -10, currency: 'PLN', since: '2026-05-03' })
})

test('keeps the latest prices beyond the limit', () => {
  for (let id = 0; id < 310; id++) rememberPrices([wish(String(id), 10)], FIRST)
  expect(priceChange(wish('9', 12))).toBeUndefined()
  expect(priceChange(wish('10', 12))?.by).toBe(2)
})

test.each(['', 'null', '7', '{"1 PLN":5}', 'not JSON'])('ignores invalid stored values: %s', (text) => {
  stored.set('wishPrices', text)
  expect(priceChange(wish('1', 10))).toBeUndefined()
})
