import { expect, test } from 'vitest'
import { isDeliveryFree, missingToFree } from './free-delivery.ts'

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

test.each([
  ['nothing is sent', { is_virtual: true }, undefined, true],
  ['the limit is reached', {}, 500, true],
  ['the limit is not reached', {}, 500.01, false],
  ['the shop names no limit', {}, undefined, false],
  ['the chosen method is free', { price: 0 }, undefined, true],
  ['the chosen method costs something beyond the limit', { price: 14.99 }, 500, false],
])('[MINI-01] delivery is known to be free or not: %s', (_, { is_virtual = false, price }: { is_virtual?: boolean; price?: number }, from, isFree) => {
  const prices = { subtotal_including_tax: pln(500), subtotal_excluding_tax: null, applied_taxes: null, grand_total: pln(500), discounts: [] }
  const method = price === undefined ? null : { carrier_code: 'c', method_code: 'm', carrier_title: 'C', method_title: 'M', price_incl_tax: pln(price), price_excl_tax: null }
  expect(isDeliveryFree({ prices, is_virtual, shipping_addresses: [{ selected_shipping_method: method as never }], items: [] }, from)).toBe(isFree)
})
