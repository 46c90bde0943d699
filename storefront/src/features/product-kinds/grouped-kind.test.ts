import { expect, test } from 'vitest'
import type { GroupedPartFragment } from '../../graphql/generated/types.ts'
import { readParts } from './grouped-kind.ts'

const amount = (value: number) => ({ value, currency: 'PLN' as const })

function part(sku: string, position: number, qty: number | null, stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK'): GroupedPartFragment {
  const price_range = { minimum_price: { final_price: amount(59), regular_price: amount(69) } }
  return { qty, position, product: { __typename: 'SimpleProduct', uid: sku, sku, name: sku, url_key: sku, url_rewrites: [{ url: sku }], small_image: { url: `/media/${sku}.png` }, stock_status, price_range } } as GroupedPartFragment
}

const noLowest = () => undefined

test('the parts of a grouped product keep the merchant’s order, each with its price', () => {
  const parts = readParts([part('second', 2, 1), null, part('first', 1, 2)], noLowest)
  expect(parts.map(({ sku, quantity }) => [sku, quantity])).toEqual([['first', 2], ['second', 1]])
  expect(parts[0]?.cost).toEqual({ now: 59, regular: 69 })
})

test.each([
  ['as many as the merchant suggests', part('tee', 1, 3), 3, true],
  ['none where nothing is suggested', part('tee', 1, null), 0, true],
  ['none of a part that is sold out', part('tee', 1, 3, 'OUT_OF_STOCK'), 0, false],
])('suggests %s', (_, item, quantity, isInStock) => {
  expect(readParts([item], noLowest)).toMatchObject([{ quantity, isInStock }])
})

test('a part that the shop no longer sells is left out', () => {
  expect(readParts([{ qty: 1, position: 1, product: null }], noLowest)).toEqual([])
})

test('each part has its picture', () => {
  expect(readParts([part('rope', 1, 1)], noLowest).map(({ picture }) => picture)).toEqual(['/media/rope.png'])
})

test('a part that is not visible individually has no page to link to', () => {
  const listed = part('rope', 1, 1)
  const hidden = { ...part('hook', 2, 1), product: { ...part('hook', 2, 1).product!, url_rewrites: [] } }
  expect(readParts([listed, hidden], noLowest).map(({ urlKey }) => urlKey)).toEqual(['rope', undefined])
})

test('[PDP-12] a reduced part has its own lowest price of the 30 days before', () => {
  expect(readParts([part('tee', 1, 1)], () => 'PLN 61.00')).toMatchObject([{ lowest: 'PLN 61.00' }])
})
