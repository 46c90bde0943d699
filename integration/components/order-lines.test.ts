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
