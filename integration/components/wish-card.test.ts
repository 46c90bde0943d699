import { expect, test } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

const range = (value: number) => ({ minimum_price: { final_price: { value, currency: 'PLN' }, regular_price: { value, currency: 'PLN' }, discount: null }, maximum_price: null })
const product = {
  __typename: 'ConfigurableProduct', uid: 'UA==', sku: 'tee', name: 'Tee', url_key: 'tee', stock_status: 'IN_STOCK', new_from_date: null, new_to_date: null,
  small_image: { url: 'https://shop.test/tee.jpg' }, short_description: null, price_range: range(79), options: null, configurable_options: [], custom_attributesV2: null,
}
const option = (option_label: string, value_label: string) => ({ configurable_product_option_value_uid: 'dg==', option_label, value_label })
const wish = {
  __typename: 'ConfigurableWishlistItem', id: '7', quantity: 1, description: null, customizable_options: [], product,
  configurable_options: [option('Colour', 'Fir'), option('Size', 'XXL')],
  configured_variant: { uid: 'Vg==', sku: 'tee-xxl', stock_status: 'IN_STOCK', small_image: { url: 'https://shop.test/fir.jpg' }, price_range: range(99) },
}
const card = (change: object = {}) => ({
  wish: { ...wish, ...change },
  settings: { bestsellers: [], lowestPriceAttribute: undefined, hasAttributes: false },
  moves: { moving: [], isOfAll: false, unmoved: [], failure: undefined, move: async () => {} },
  quantities: { pending: new Map(), problems: new Map(), change: () => {} },
  onRemoved: () => {},
})

test('[WISH-02] a wish has the choice, the picture and the price of its variant', async () => {
  const texts = (await textsOf('wishlist-page/wish-card.tsx', 'WishCard', card())).map((text) => text.replaceAll(/\s/g, ' '))
  expect(texts).toEqual(expect.arrayContaining(['Tee', 'Colour: Fir · Size: XXL', 'PLN 99.00']))
  expect(texts).not.toContain('PLN 79.00')
  expect(await render('wishlist-page/wish-card.tsx', 'WishCard', card())).toContain(encodeURIComponent('https://shop.test/fir.jpg'))
})

test('[WISH-02] a wish without a choice has the picture and the price of its product', async () => {
  const unchosen = card({ configurable_options: [], configured_variant: null })
  const html = (await render('wishlist-page/wish-card.tsx', 'WishCard', unchosen)).replaceAll(/\s/g, ' ')
  for (const text of ['PLN 79.00', encodeURIComponent('https://shop.test/tee.jpg')]) expect(html).toContain(text)
})
