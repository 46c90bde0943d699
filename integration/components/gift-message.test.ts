import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render, textsOf } from './rendered.fixture.ts'
import { settings } from './order-settings.fixture.ts'

const CARD = { to: 'Jan <b>', from: 'Anna', message: 'For the next summit.\nSto lat!' }
const READ = ['Jan &lt;b&gt;', 'Anna'] as const
const pln = (value: number) => ({ value, currency: 'PLN' })
const product = { uid: 'p', sku: 'tee', name: 'Tee', url_key: 'tee', url_rewrites: null, stock_status: 'IN_STOCK', small_image: null, price_range: { minimum_price: { final_price: { value: 9 }, regular_price: { value: 9 } } } }
const line = { __typename: 'SimpleCartItem', uid: 'u', quantity: 2, errors: null, product, prices: null, customizable_options: [], gift_message: CARD }
const { gift_message: _, ...virtual } = { ...line, __typename: 'VirtualCartItem' }

const noteIn = (language: 'en' | 'pl') => {
  const t = translatorFor(language, '')
  return [t('checkout.summary.gift.label'), t('checkout.summary.gift.to', { name: READ[0] }), CARD.message, t('checkout.summary.gift.from', { name: READ[1] })]
}
const asText = (texts: readonly string[]) => texts.join('|')

test.each(['en', 'pl'] as const)('[CART-16] a line of the cart shows its message and offers to edit it, in %s', async (language) => {
  const t = translatorFor(language, '')
  const cartLine = (change: object, takesGift = true) =>
    render('cart-page/cart-line.tsx', 'CartLine', { line: { ...line, ...change }, isNet: false, isFirst: true, takesGift, onRemoved: () => undefined }, language)
  const edit = `aria-label="${t('cart.gift.editOf', { name: 'Tee' })}"`
  const add = `aria-label="${t('cart.gift.addTo', { name: 'Tee' })}"`
  const written = await cartLine({})
  expect(written).toContain(edit)
  expect(asText(written.split(/<[^>]*>/).filter(Boolean))).toContain(asText(noteIn(language)))
  const empty = await cartLine({ gift_message: null })
  expect(empty).toContain(add)
  expect(empty).not.toContain('<figure')
  expect(await cartLine({}, false)).not.toMatch(/<figure|gift|prezent/i)
})

test('[CART-16] a kind of line that takes no message offers none', async () => {
  const html = await render('cart-page/cart-line.tsx', 'CartLine', { line: virtual, isNet: false, isFirst: true, takesGift: true, onRemoved: () => undefined })
  expect(html).toContain('Tee')
  expect(html).not.toMatch(/gift/i)
})

const summary = (change: object, takesGift: boolean) => render('cart-page/cart-summary.tsx', 'CartSummary', {
  cart: { ...cart, ...change }, delivery: { freeFrom: undefined, country: undefined, promised: [] }, takesGift,
})
const cart = {
  id: 'c', total_quantity: 2, is_virtual: false, applied_coupons: null, items: [line], gift_message: null, shipping_addresses: [],
  prices: { subtotal_including_tax: pln(9), subtotal_excluding_tax: pln(9), applied_taxes: [], grand_total: pln(9), discounts: null },
}

test('[CART-16] the summary offers a message for the order where the backend takes one, and something is sent', async () => {
  const t = translatorFor('en', '')
  expect(await summary({}, true)).toContain(t('cart.gift.addToOrder'))
  expect(await summary({ gift_message: CARD }, true)).toContain('For the next summit.')
  expect(await summary({}, false)).not.toMatch(/gift/i)
  expect(await summary({ is_virtual: true }, true)).not.toMatch(/gift/i)
})

test.each(['en', 'pl'] as const)('[CART-16] the summary of the checkout and the confirmation have the messages of lines and order, in %s', async (language) => {
  expect(asText(await textsOf('checkout/order-lines.tsx', 'OrderLines', { cart }, language))).toContain(asText(noteIn(language)))
  expect(asText(await textsOf('checkout/order-lines.tsx', 'OrderTotals', { cart: { ...cart, gift_message: CARD } }, language))).toContain(asText(noteIn(language)))
})

const order = {
  id: 'MQ==', number: '000000042', created_at: '2026-03-31 22:30:00', order_date: '2026-03-31 22:30:00', status: 'Complete', total: null, gift_message: null,
  shipping_address: null, billing_address: null, shipping_method: null, payment_methods: [], shipments: [], invoices: [], credit_memos: [], comments: [],
}
const item = { __typename: 'OrderItem', id: '1', product_name: 'Tee', product_sku: 'tee', product_url_key: 'tee', product_sale_price: pln(9), quantity_ordered: 2, selected_options: [], entered_options: [], gift_message: null }

test.each([
  ['its own', { gift_message: { ...CARD, to: '', from: '' }, items: [item] }],
  ["a line's", { items: [{ ...item, gift_message: { ...CARD, to: '', from: '' } }] }],
])('[CART-16] the page of an order has %s message, without empty names', async (_what, change) => {
  const texts = asText(await textsOf('orders/order-view.tsx', 'OrderView', { loaded: { order: { ...order, ...change }, newer: {} }, settings }))
  const t = translatorFor('en', '')
  expect(texts).toContain(asText([t('checkout.summary.gift.label'), CARD.message]))
  expect(texts).not.toMatch(/To: |From: /)
})
