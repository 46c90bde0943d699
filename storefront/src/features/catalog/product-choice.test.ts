import { expect, test } from 'vitest'
import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { productChoice } from './product-choice.ts'

const money = (value: number) => ({ value, currency: 'PLN' as const })
const image = (url: string, position: number, disabled = false) => ({
  __typename: 'ProductImage' as const, url, label: null, position, disabled,
})
const range = (final: number, regular = final) => ({
  minimum_price: { regular_price: money(regular), final_price: money(final), discount: { percent_off: 0 } },
  maximum_price: { final_price: money(final) },
})
const base = {
  uid: 'MQ==', sku: 'mat', name: 'Mat', url_key: 'mat', stock_status: 'IN_STOCK' as const, only_x_left_in_stock: null,
  new_from_date: null, new_to_date: null, meta_title: null, meta_description: null, rating_summary: 0, review_count: 0,
  reviews: { items: [] }, rated: { items: [] }, related_products: null, upsell_products: null,
  description: null, short_description: null, categories: null, image: null,
  media_gallery: [image('b.jpg', 2), image('a.jpg', 1), image('hidden.jpg', 0, true)], price_range: range(189),
}
const simple: ProductPageFragment = { ...base, __typename: 'SimpleProduct' }

const value = (uid: string, colour?: string) => ({
  uid, label: uid, swatch_data: colour ? { __typename: 'ColorSwatchData' as const, value: colour } : null,
})
const variant = (sku: string, uids: string[], url: string, price = range(100)) => ({
  attributes: uids.map((uid) => ({ uid, code: null })),
  product: {
    __typename: 'SimpleProduct' as const, uid: sku, sku, stock_status: 'IN_STOCK' as const, only_x_left_in_stock: 3,
    price_range: price, media_gallery: [image(url, 1)],
  },
})
const configurable: ProductPageFragment = {
  ...base,
  __typename: 'ConfigurableProduct',
  configurable_options: [
    { uid: 's', attribute_code: 'size', label: 'Size', position: 0, values: [value('S'), value('never made')] },
    { uid: 'c', attribute_code: 'color', label: 'Colour', position: 1, values: [value('red', '#b23a35')] },
  ],
  variants: [variant('mat-red-S', ['red', 'S'], 'red.jpg', range(80, 100))],
}

test('pictures are in the shop’s order, without the hidden ones', () => {
  expect(productChoice(simple, 'en').pictures).toEqual(['a.jpg', 'b.jpg'])
})

test('[PDP-08] the regular price is given only where the product is cheaper now', () => {
  expect(productChoice(simple, 'en').regular).toBeUndefined()
  expect(productChoice({ ...simple, price_range: range(150, 189) }, 'en').regular).toContain('189.00')
})

test('[PDP-03] a variant brings its price, stock and pictures; each picture is listed once', () => {
  const { pictures, ownPictures, variants } = productChoice(configurable, 'en')
  expect(pictures).toEqual(['a.jpg', 'b.jpg', 'red.jpg'])
  expect(ownPictures).toBe(2)
  expect(variants).toEqual([
    expect.objectContaining({ sku: 'mat-red-S', uids: ['red', 'S'], isInStock: true, left: 3, pictures: [2] }),
  ])
  expect(variants[0]?.regular).toContain('100.00')
})

test('[PDP-03] colours come first, and values that no variant has are not offered', () => {
  const { options } = productChoice(configurable, 'en')
  expect(options.map(({ code }) => code)).toEqual(['color', 'size'])
  expect(options[1]?.values).toEqual([{ uid: 'S', label: 'S' }])
})

test.each(['BundleProduct', 'GroupedProduct', 'DownloadableProduct', 'GiftCardProduct'])(
  'a %s is shown but not for sale here',
  (kind) => {
    const product = { ...simple, __typename: kind } as unknown as ProductPageFragment
    expect(productChoice(product, 'en')).toMatchObject({ buyable: 'unknown', options: [], variants: [] })
  },
)
