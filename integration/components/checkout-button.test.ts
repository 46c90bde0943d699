import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render } from './rendered.fixture.ts'

const line = (uid: string, change: object = {}) => ({ __typename: 'SimpleCartItem', uid, quantity: 2, errors: null, ...change, product: { name: uid, stock_status: 'IN_STOCK' } })
const gone = (uid: string) => line(uid, { errors: [{ code: 'ITEM_QTY', message: 'This product is out of stock.', refusal: { reason: 'outOfStock' } }] })
const short = line('tee', { errors: [{ code: 'ITEM_QTY', message: 'The most you may purchase is 1.', refusal: { reason: 'most', count: 1 } }] })

const LINKS = { en: { checkout: '/checkout', shop: '/' }, pl: { checkout: '/pl/checkout', shop: '/pl' } }

test.each([
  ['all can be ordered', [line('tee'), line('mug')], 'link'],
  ['one is short', [short, gone('mug')], 'button'],
  ['some are unavailable', [line('tee'), gone('mug'), null, gone('rope')], 'removal of 2'],
  ['all are unavailable', [gone('tee'), gone('mug')], 'nothing'],
])('[CART-13] a cart leads to the checkout if something is left for it, and always back to the shop: %s', async (_, items, way) => {
  for (const language of ['en', 'pl'] as const) {
    const t = translatorFor(language, '')
    const html = await render('cart-page/checkout-button.tsx', 'CheckoutButton', { cart: { items } }, language)
    const found = {
      link: html.includes(`href="${LINKS[language].checkout}"`),
      button: /<button[^>]*>([^<]*)/.exec(html)?.[1],
    }
    const button = { link: undefined, button: t('cart.summary.checkout'), 'removal of 2': t('cart.summary.removeAndCheckout', { count: 2 }), nothing: undefined }[way]
    expect(found).toEqual({ link: way === 'link', button })
    expect(html).toMatch(new RegExp(`href="${LINKS[language].shop}"[^>]*>${t('cart.summary.keepShopping')}<`))
  }
})
