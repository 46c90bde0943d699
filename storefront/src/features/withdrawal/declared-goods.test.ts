import { expect, test } from 'vitest'
import { declaredGoods } from './declared-goods.ts'
import type { WithdrawableOrder } from './withdrawable.ts'

const order: WithdrawableOrder = {
  number: '1',
  orderedOn: '2026-09-01',
  items: [
    { id: 'a', name: 'Fleece', sku: 'FLE-M', options: ['Size: M'], quantity: 3 },
    { id: 'b', name: 'Flask', sku: 'FLA', options: [], quantity: 1 },
    { id: 'c', name: 'Plan', sku: 'PLA', options: [], quantity: 1, barrier: 'opened' },
  ],
}
const whole = { isWhole: true, items: [], goods: '' }
const some = (...items: { id: string; quantity: number }[]) => ({ isWhole: false, items, goods: 'any text of the browser' })

test('[WITHDRAW-02] [WITHDRAW-06] the whole order means all items that can be withdrawn from', () => {
  expect(declaredGoods(whole, order).lines).toEqual(['3 × Fleece, Size: M (FLE-M)', '1 × Flask (FLA)'])
})

test('[WITHDRAW-02] [WITHDRAW-06] chosen items have the shop’s names and at most the remaining quantity, and exempt items are left out', () => {
  expect(declaredGoods(some({ id: 'a', quantity: 9 }, { id: 'c', quantity: 1 }, { id: 'z', quantity: 1 }), order).lines).toEqual(['3 × Fleece, Size: M (FLE-M)'])
})

test.each(['\r\n\n', '\n', '\v', '\f', '\u0085', '\u2028'])('[WITHDRAW-02] uses the consumer’s text, line by line, for an undisclosed order: %j', (end) => {
  expect(declaredGoods({ isWhole: false, items: [], goods: `2 shirts${end} Order: 000000999 ` }, undefined).lines).toEqual(['2 shirts', 'Order: 000000999'])
})

test('[WITHDRAW-02] the whole of an undisclosed order has no lines', () => {
  expect(declaredGoods(whole, undefined)).toEqual({ isWhole: true, lines: [], isSentBack: true })
})

test.each([
  [['download', 'service'], false],
  [['download', undefined], true],
] as const)('[WITHDRAW-02] nothing of %j alone is sent back: %s', (kinds, isSentBack) => {
  const items = kinds.map((caution, id) => ({ id: String(id), name: 'Film', sku: 'FIL', options: [], quantity: 1, ...(caution && { caution }) }))
  expect(declaredGoods(whole, { number: '1', orderedOn: '2026-09-01', items })).toMatchObject({ isSentBack })
})
