import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PricedWishFragment } from '../../graphql/generated/types.ts'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { copyFirstPrice, priceChange, rememberPrices } from './wish-prices.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', fakeStorage(stored))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const costing = (value: number | null, currency: string | null = 'PLN') => ({ uid: 'p', price_range: { minimum_price: { final_price: { value, currency } } } })
const wish = (id: string, value: number | null, currency?: string | null, variant?: number) =>
  ({ __typename: 'SimpleWishlistItem', id, product: costing(value, currency), ...(variant && { configured_variant: costing(variant) }) }) as PricedWishFragment

const gone = { ...wish('1', 0), product: null } as PricedWishFragment

const FIRST = new Date('2026-05-03T10:00:00Z')

test.each([
  ['has fallen', wish('1', 80), { by: -19.99, currency: 'PLN', since: '2026-05-03' }],
  ['has risen', wish('1', 120), { by: 20.01, currency: 'PLN', since: '2026-05-03' }],
  ['is the same', wish('1', 99.99), undefined],
  ['is in another currency', wish('1', 20, 'EUR'), undefined],
  ['was never seen', wish('2', 80), undefined],
  ['is unknown today', wish('1', null), undefined],
  ['has no currency today', wish('1', 80, null), undefined],
  ['is gone with its product', gone, undefined],
  ['is that of the chosen variant', wish('1', 99.99, 'PLN', 109.99), { by: 10, currency: 'PLN', since: '2026-05-03' }],
])('[WISH-02] a price %s', (_, now, change) => {
  rememberPrices([wish('1', 99.99), null], FIRST)
  rememberPrices([now])
  expect(priceChange(now)).toEqual(change)
})

test.each([
  ['has no amount', wish('1', null)],
  ['has no currency', wish('1', 80, null)],
  ['has no product', gone],
])('a first price that %s is not stored', (_, unknown) => {
  rememberPrices([unknown], FIRST)
  expect(stored.size).toBe(0)
})

test('a restored wish has its first price', () => {
  rememberPrices([wish('1', 100)], FIRST)
  rememberPrices([wish('9', 90)])
  copyFirstPrice('9', '1')
  expect(priceChange(wish('9', 90))).toEqual({ by: -10, currency: 'PLN', since: '2026-05-03' })
})

test('a restored wish whose first price is unknown stays without one', () => {
  copyFirstPrice('9', '1')
  expect(stored.size).toBe(0)
})

test('reports a browser that cannot store prices, and shows no change', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('localStorage', { ...fakeStorage(), setItem: () => { throw new Error('full') } })
  rememberPrices([wish('1', 100)], FIRST)
  expect(warn).toHaveBeenCalledWith('This browser cannot store wishPrices', new Error('full'))
  expect(priceChange(wish('1', 90))).toBeUndefined()
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
