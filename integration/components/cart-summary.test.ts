import { expect, test } from 'vitest'
import { textsOf } from './rendered.fixture.ts'

const pln = (value: number) => ({ value, currency: 'PLN' })
const prices = { subtotal_including_tax: pln(600), subtotal_excluding_tax: pln(600), applied_taxes: [], grand_total: pln(600), discounts: [] }
const cart = (delivery: number) => ({
  prices, is_virtual: false, items: [], applied_coupons: null, total_quantity: 1,
  shipping_addresses: [{ selected_shipping_method: { price_incl_tax: pln(delivery), price_excl_tax: pln(delivery) } }],
})
const notes = async (delivery: number, freeFrom: number) => {
  const texts = await textsOf('cart-page/cart-summary.tsx', 'CartSummary', { cart: cart(delivery), delivery: { freeFrom, country: undefined, promised: [] } })
  return texts.filter((text) => /free delivery/.test(text)).map((text) => text.replaceAll(/\s/g, ' '))
}

test('[CHK-22] free delivery is not promised if the chosen method has a price', async () => {
  expect(await notes(0, 500)).toEqual(['You’ve got free delivery'])
  expect(await notes(14.99, 500)).toEqual([])
  expect(await notes(14.99, 700)).toEqual(['PLN 100.00 away from free delivery'])
})
