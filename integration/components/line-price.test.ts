import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { textsOf } from './rendered.fixture.ts'

const pln = (value: number) => ({ value, currency: 'PLN' })
const product = (regular: number) => ({
  uid: 'p', sku: 'shell', name: 'Shell', url_key: 'shell', url_rewrites: null, stock_status: 'IN_STOCK', small_image: null,
  price_range: { minimum_price: { final_price: { value: 1249 }, regular_price: { value: regular } } },
})
const line = (regular: number) => ({
  __typename: 'SimpleCartItem', uid: 'u', quantity: 2, errors: null, product: product(regular), customizable_options: [], gift_message: null,
  prices: { price: pln(1015.45), row_total: pln(2030.9), price_including_tax: pln(1249), row_total_including_tax: pln(2498) },
})

test.each([
  ['the cart', 'cart-page/cart-line.tsx', 'CartLine', { isFirst: true, takesGift: false, onRemoved: (): void => {} }],
  ['the mini-cart', 'mini-cart/mini-cart-line.tsx', 'MiniCartLine', { onLeave: () => undefined, onRemoved: (): void => {} }],
])('[CART-18] %s names the regular price, the price and the saving of a reduced line', async (_, file, name, props) => {
  for (const language of ['en', 'pl'] as const) {
    const t = translatorFor(language, '')
    const money = (amount: number) => new Intl.NumberFormat(language, { style: 'currency', currency: 'PLN', useGrouping: 'always' }).format(amount)
    const texts = async (regular: number) => (await textsOf(file, name, { ...props, line: line(regular), isNet: false }, language)).map((text) => text.trim())
    const shown = await texts(1449)
    const start = shown.indexOf(t('common.price.regular'))
    expect(shown.slice(start, start + 5).filter(Boolean)).toEqual([
      t('common.price.regular'), money(2898), t('common.price.now'), money(2498), t('toast-messages.cart.saved', { amount: money(400) }),
    ])
    expect(await texts(1249)).not.toContain(t('common.price.regular'))
  }
})
