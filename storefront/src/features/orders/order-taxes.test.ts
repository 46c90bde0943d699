import { expect, test } from 'vitest'
import { orderTaxes } from './order-taxes.ts'

const money = (value: number) => ({ value, currency: 'PLN' as const })
const tax = (title: string, rate: number, amount: number) => ({ title, rate, amount: money(amount) })

test('[ACC-05] tax is told by its rates, each named once', () => {
  const taxes = orderTaxes({ taxes: [tax('VAT 23%', 23, 10), null, tax('US-CA', 8.25, 5), tax('VAT 0%', 0, 0)], total_tax: money(15) })
  expect(taxes.map(({ name, amount }) => [name, amount.value])).toEqual([['VAT 23%', 10], ['US-CA 8.25%', 5]])
})

test('[ACC-05] tax of which no rates are told is one sum', () => {
  expect(orderTaxes({ taxes: [], total_tax: money(3) })).toEqual([{ name: '', amount: money(3) }])
  expect(orderTaxes({ taxes: null, total_tax: money(0) })).toEqual([])
})
