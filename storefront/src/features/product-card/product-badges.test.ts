import { expect, test } from 'vitest'
import { badgedFirst, badgesOf, productBadges } from './product-badges.ts'

const now = new Date('2026-11-21T10:00:00Z')

const product = (from: string | null, to: string | null, { percent = 0, stock = 'IN_STOCK' } = {}) => ({
  stock_status: stock,
  new_from_date: from,
  new_to_date: to,
  price_range: { minimum_price: { final_price: { value: 100 - percent }, regular_price: { value: 100 } } },
})

test.each([
  ['no dates', null, null, []],
  ['between the dates', '2026-11-01 00:00:00', '2026-12-01 00:00:00', ['new']],
  ['on the first day', '2026-11-21 00:00:00', null, ['new']],
  ['on the last day', null, '2026-11-21 00:00:00', ['new']],
  ['before the first day', '2026-11-22 00:00:00', null, []],
  ['after the last day', '2026-01-01 00:00:00', '2026-11-20 00:00:00', []],
])('[LIST-14] new by date: %s', (_, from, to, expected) => {
  expect(productBadges(product(from, to), now, false)).toEqual(expected)
})

test('[LIST-14] a bestseller is marked', () => {
  expect(productBadges(product(null, null), now, true)).toEqual(['bestseller'])
})

test('[LIST-14] two badges at most, sale first', () => {
  expect(productBadges(product('2026-11-01', null, { percent: 12 }), now, true)).toEqual(['sale', 'new'])
})

test('[LIST-14] a row of bestsellers begins with those that carry the badge', () => {
  const [crowded, sale, soldOut, plain] = [product('2026-11-01', null, { percent: 12 }), product(null, null, { percent: 12 }), product(null, null, { stock: 'OUT_OF_STOCK' }), product(null, null)]
  expect(badgedFirst([crowded, sale, soldOut, plain], now)).toEqual([sale, plain, crowded, soldOut])
})

test('[LIST-14] a product out of stock has no other badge', () => {
  expect(productBadges(product('2026-11-01', null, { percent: 12, stock: 'OUT_OF_STOCK' }), now, true)).toEqual(['soldout'])
})

test('[LIST-14] the badge of a reduction says by how much', () => {
  const text = (key: string) => ({ 'badge.sale': 'Sale', 'badge.new': 'New' })[key] ?? key
  expect(badgesOf(product('2026-11-01', null, { percent: 12 }), now, false, 'lowest', text)).toEqual([{ kind: 'sale', label: 'Sale −12%' }, { kind: 'new', label: 'New' }])
})

test('[LIST-14] [PDP-12] a reduction is one of the lowest price of the 30 days before', () => {
  const reduced = (lowest: string) => ({ ...product(null, null, { percent: 12 }), custom_attributesV2: { items: [{ __typename: 'AttributeValue', code: 'lowest', value: lowest }] } })
  const labels = (lowest: string) => badgesOf(reduced(lowest), now, false, 'lowest', () => 'Sale').map(({ label }) => label)
  expect(labels('92')).toEqual(['Sale −4%'])
  expect(labels('88')).toEqual(['Sale'])
})
