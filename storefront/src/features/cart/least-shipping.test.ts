import { expect, test } from 'vitest'
import { leastShipping } from './least-shipping.ts'

const method = (value: number | null, available = true) => ({ available, price_incl_tax: { value, currency: 'PLN' as const } })

test.each([
  ['the cheapest', [method(18.99), method(14.99), method(34.99)], 14.99],
  ['that is offered', [method(0, false), null, method(14.99), method(null)], 14.99],
  ['free of charge', [method(14.99), method(0)], 0],
  ['none', [method(0, false)], undefined],
])('the least that delivery costs: %s', (_, methods, value) => {
  expect(leastShipping(methods)?.value).toBe(value)
})
