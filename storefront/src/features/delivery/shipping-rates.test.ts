import { expect, test } from 'vitest'
import { shippingRates } from './shipping-rates.ts'

const method = (carrier_title: string, value: number | null, available = true, method_title: string | null = 'To the door') =>
  ({ carrier_code: 'carrier', method_code: 'method', carrier_title, method_title, available, price_incl_tax: { value, currency: 'PLN' as const } })

test.each([
  ['the cheapest first', [method('Locker', 14.99), method('Courier', 18.99), method('Shop', 0)], ['Shop to the door', 'Locker to the door', 'Courier to the door']],
  ['without unavailable methods', [method('Courier', 0, false), null, method('Locker', null), method('Pickup', 0)], ['Pickup to the door']],
  ['with the carrier alone if the method has no title', [method('Courier', 18.99, true, null)], ['Courier']],
  ['none', [], []],
])('delivery methods: %s', (_, methods, labels) => {
  expect(shippingRates(methods).map(({ label }) => label)).toEqual(labels)
})
