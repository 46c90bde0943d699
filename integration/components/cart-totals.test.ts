import { expect, test } from 'vitest'
import { textsOf } from './rendered.fixture.ts'

const pln = (value: number) => ({ value, currency: 'PLN' })
const product = (value: number) => ({ price_range: { minimum_price: { final_price: { value } } } })
const vat = { label: 'VAT 23%', amount: pln(18.4) }
const prices = {
  subtotal_including_tax: pln(123), subtotal_excluding_tax: pln(100), applied_taxes: [vat], grand_total: pln(98.4),
  discounts: [{ label: 'Discount (WIATR10)', amount: pln(20) }],
}
const cart = (shownPrice: number) => ({
  prices, is_virtual: false, shipping_addresses: [],
  items: [{ product: product(shownPrice), prices: { price: pln(100), price_including_tax: pln(123) } }],
})

const totals = async (change: object, language: 'en' | 'pl' = 'en') => {
  const texts = await textsOf('cart/cart-totals.tsx', 'CartTotals', { cart: { ...cart(100), ...change }, t: (key: string) => key }, language)
  return texts.map((text) => text.replaceAll(/\s/g, ' '))
}

test('[CART-09] totals list each discount by its name, and tax that is added before the total', async () => {
  expect(await totals({})).toEqual([
    'subtotal', 'PLN 100.00', 'discount', 'WIATR10', '−PLN 20.00', 'shipping', 'shippingLater', 'tax', 'VAT 23%', 'PLN 18.40', 'total', 'PLN 98.40',
  ])
})

test('[CART-09] totals of a download have no delivery, and are in the visitor’s notation', async () => {
  expect(await totals({ is_virtual: true }, 'pl')).toEqual([
    'subtotal', '100,00 zł', 'discount', 'WIATR10', '−20,00 zł', 'tax', 'VAT 23%', '18,40 zł', 'total', '98,40 zł',
  ])
})

test('[CHK-22] a delivery that costs nothing is free, not 0.00', async () => {
  const at = (price: number) => ({ shipping_addresses: [{ selected_shipping_method: { price_incl_tax: pln(price), price_excl_tax: pln(price) } }] })
  for (const [language, free] of [['en', 'Free'], ['pl', 'Gratis']] as const) expect(await totals(at(0), language)).toContain(free)
  expect(await totals(at(14.99))).toContain('PLN 14.99')
})
