import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { textsOf } from './rendered.fixture.ts'

const pln = (value: number) => ({ value, currency: 'PLN' })
const line = {
  __typename: 'DownloadableCartItem', uid: '1', quantity: 1, errors: null, product: { name: 'Ten films', small_image: null },
  prices: { price: pln(99), price_including_tax: pln(99), row_total: pln(99), row_total_including_tax: pln(99) },
  links: [{ title: 'Films' }],
  customizable_options: [{ label: 'Delivery at once', values: [{ label: 'I want the files at once, and know what that means.', value: '7' }] }],
}
const cart = { items: [line], shipping_addresses: [], prices: { applied_taxes: [], subtotal_including_tax: pln(99), subtotal_excluding_tax: pln(99), grand_total: pln(99), discounts: [] } }

test.each([['en', 'Delivery at once: yes'], ['pl', 'Delivery at once: tak']] as const)('[CART-10] an ordered line says in one word what the buyer agreed to, in %s', async (language, agreed) => {
  const texts = await textsOf('checkout/order-lines.tsx', 'OrderLines', { cart }, language)
  const pieces = translatorFor(language, '')('checkout.summary.pieces', { count: 1 })
  expect(texts.slice(0, 3)).toEqual(['Ten films', agreed, `Films · ${pieces}`])
})

const chosen = (...options: [string, string][]) => ({
  ...line, links: [], customizable_options: options.map(([label, value]) => ({ label, values: [{ label: value, value }] })),
})

test.each([
  [[['Size', 'M'], ['Colour', 'Tarn']], ['M, Tarn · 1 pc']],
  [[['Place', 'Zakopane'], ['Experience', 'Beginner'], ['Day', '12 Dec 2026']], ['Place: Zakopane', 'Experience: Beginner', 'Day: 12 Dec 2026', '1 pc']],
] as [[string, string][], string[]][])('[CART-10] up to two options are one line, and more have their labels: %j', async (options, lines) => {
  const texts = await textsOf('checkout/order-lines.tsx', 'OrderLines', { cart: { ...cart, items: [chosen(...options)] } })
  expect(texts.slice(1, 1 + lines.length)).toEqual(lines)
})

const part = (label: string, quantity: number, price: number) => ({ uid: label, label, values: [{ uid: label, label: 'Tarn', quantity, price }] })

test('[CART-10] a part of a set has its number only where that says something', async () => {
  const set = { ...line, __typename: 'BundleCartItem', links: undefined, customizable_options: [], bundle_options: [part('Pack', 1, 0), part('Bottle', 2, 0), part('Mat', 1, 20)] }
  const text = (await textsOf('checkout/order-lines.tsx', 'OrderLines', { cart: { ...cart, items: [set] } })).join('')
  expect(text).toContain('Pack: TarnBottle: Tarn,2Mat: Tarn,1 × ')
})
