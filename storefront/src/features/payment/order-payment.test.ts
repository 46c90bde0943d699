import { expect, test } from 'vitest'
import { orderPayment } from './order-payment.ts'

const item = (quantity_invoiced: number, quantity_canceled: number) => ({ quantity_ordered: 2, quantity_invoiced, quantity_canceled })

test.each([
  ['nothing is invoiced', [item(0, 0)], 'waiting'],
  ['all is invoiced', [item(2, 0), item(2, 0)], 'paid'],
  ['a part is invoiced', [item(2, 0), item(0, 0)], 'paid'],
  ['all is canceled', [item(0, 2), item(0, 2)], 'canceled'],
  ['a part is canceled', [item(0, 2), item(0, 0)], 'waiting'],
  ['no line is known', [], 'waiting'],
  ['the quantities are unknown', [null, { quantity_ordered: null, quantity_invoiced: null, quantity_canceled: null }], 'waiting'],
])('an order of which %s is %s', (_case, items, state) => {
  expect(orderPayment({ items })).toBe(state)
})

test('[CHK-14] a free order is not waited for, without an invoice either', () => {
  const total = (value: number) => ({ grand_total: { value } })
  expect(orderPayment({ items: [item(0, 0)], total: total(0) })).toBe('paid')
  expect(orderPayment({ items: [item(0, 0)], total: total(9.99) })).toBe('waiting')
  expect(orderPayment({ items: [item(0, 2)], total: total(0) })).toBe('canceled')
})
