import { expect, test } from 'vitest'
import { refusalOf } from '../../refusals/refusal.fixture.ts'
import { checkCartId, makeCartId } from './cart-id.ts'

test('ids are unique and have 32 letters and digits', () => {
  const ids = Array.from({ length: 500 }, makeCartId)
  expect(ids.every((id) => /^[A-Za-z0-9]{32}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(500)
})

test.each(['', 'short', 'x'.repeat(33)])('refuses the id "%s"', (id) => {
  expect(refusalOf(() => checkCartId(id))).toBe('Cart ID length should to be 32 symbols.')
})
