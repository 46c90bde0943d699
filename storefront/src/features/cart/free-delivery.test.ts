import { expect, test } from 'vitest'
import { missingToFree } from './free-delivery.ts'

const pln = (value: number) => ({ value, currency: 'PLN' as const })

test.each([
  ['in an empty cart', 0, 0, 500],
  ['below the limit', 388.01, 0, 111.99],
  ['one grosz short', 499.99, 0, 0.01],
  ['just reached', 500, 0, 0],
  ['passed', 719, 0, 0],
  ['passed only before the discount', 520, 52, 32],
])('the amount missing for free delivery: %s', (_, subtotal, discount, missing) => {
  const discounts = discount > 0 ? [{ label: 'Discount', amount: pln(discount) }] : []
  const prices = { subtotal_including_tax: pln(subtotal), subtotal_excluding_tax: null, applied_taxes: null, grand_total: pln(subtotal - discount), discounts }
  expect(missingToFree({ prices, shipping_addresses: [], items: [] }, 500)).toEqual(pln(missing))
})
