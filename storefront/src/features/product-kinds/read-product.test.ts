import { expect, test } from 'vitest'
import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { productChoice } from './read-product.ts'

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
  new_from_date: null, new_to_date: null, meta_title: null, meta_description: null,
  related_products: null, upsell_products: null,
  description: null, short_description: null, categories: null, image: null, price_tiers: null,
  media_gallery: [image('b.jpg', 2), image('a.jpg', 1), image('hidden.jpg', 0, true)], price_range: range(189),
}
const simple: ProductPageFragment = { ...base, options: null, __typename: 'SimpleProduct' }

const value = (uid: string, colour?: string) => ({
  uid, label: uid, swatch_data: colour ? { __typename: 'ColorSwatchData' as const, value: colour } : null,
})
const variant = (sku: string, uids: string[], url: string, price = range(100)) => ({
  attributes: uids.map((uid) => ({ uid, code: null })),
  product: {
    __typename: 'SimpleProduct' as const, uid: sku, sku, stock_status: 'IN_STOCK' as const, only_x_left_in_stock: 3,
    price_range: price, price_tiers: null, media_gallery: [image(url, 1)],
  },
})
const configurable: Extract<ProductPageFragment, { __typename: 'ConfigurableProduct' }> = {
  ...base,
  options: null,
  __typename: 'ConfigurableProduct',
  configurable_options: [
    { uid: 's', attribute_code: 'size', label: 'Size', position: 0, values: [value('S'), value('never made')] },
    { uid: 'c', attribute_code: 'color', label: 'Colour', position: 1, values: [value('red', '#b23a35')] },
  ],
  variants: [variant('mat-red-S', ['red', 'S'], 'red.jpg', range(80, 100))],
}

test('[PDP-01] keeps the merchant’s order of pictures and leaves out hidden ones', () => {
  expect(productChoice(simple, 'en').pictures).toEqual(['a.jpg', 'b.jpg'])
})

test('[PDP-08] has a regular price only while the product is reduced', () => {
  expect(productChoice(simple, 'en').regular).toBeUndefined()
  expect(productChoice({ ...simple, price_range: range(150, 189) }, 'en').regular).toContain('189.00')
})

const dates = { __typename: 'CustomizableRadioOption' as const, uid: 'date', title: 'Date', required: true, radios: [{ uid: 'may', title: 'May', price: 0, price_type: 'FIXED' as const }] }
const name = { __typename: 'CustomizableFieldOption' as const, uid: 'name', title: 'Name', required: true, text: null }

test.each([
  ['a lecture', 'VirtualProduct', [], 4],
  ['a lecture that asks for a name', 'VirtualProduct', [name], 4],
  ['a workshop with a choice of dates that may be left open', 'VirtualProduct', [{ ...dates, required: false }], 4],
  ['a workshop with dates', 'VirtualProduct', [name, dates], undefined],
  ['a mat with a choice of its straps', 'SimpleProduct', [dates], 4],
] as const)('[PDP-19] the number that is left of %s is one of what is bought', (_, __typename, options, left) => {
  expect(productChoice({ ...base, __typename, options: [...options], only_x_left_in_stock: 4 }, 'en').left).toBe(left)
})

test('[PDP-03] a variant has its price, stock and pictures; each picture is listed once', () => {
  const { pictures, ownPictures, variants } = productChoice(configurable, 'en')
  expect(pictures).toEqual(['a.jpg', 'b.jpg', 'red.jpg'])
  expect(ownPictures).toBe(2)
  expect(variants).toEqual([
    expect.objectContaining({ sku: 'mat-red-S', uids: ['red', 'S'], isInStock: true, left: 3, pictures: [2] }),
  ])
  expect(variants[0]?.regular).toContain('100.00')
})

test('[PDP-03] lists colours first and leaves out values without a variant', () => {
  const { options } = productChoice(configurable, 'en')
  expect(options.map(({ code }) => code)).toEqual(['color', 'size'])
  expect(options[1]?.values).toEqual([{ uid: 'S', label: 'S' }])
})

test('shows an unknown kind of product without selling it', () => {
  const product = { ...simple, __typename: 'GiftCardProduct' } as unknown as ProductPageFragment
  expect(productChoice(product, 'en')).toMatchObject({ isForSale: false, options: [], variants: [] })
})

test('custom options add to the price of the variant', () => {
  const engraving = {
    __typename: 'CustomizableFieldOption' as const, uid: 'e', title: 'Engraving', required: false, sort_order: 0,
    text: { price: 15, price_type: 'FIXED' as const, max_characters: 20 },
  }
  const { extras, variants } = productChoice({ ...configurable, options: [engraving] }, 'en')
  expect(extras).toMatchObject({
    cost: { now: 189 },
    sections: [{ kind: 'customOptions', options: [{ uid: 'e', kind: 'text', amount: 15, maxLength: 20 }] }],
  })
  expect(variants[0]?.cost).toEqual({ now: 80, regular: 100 })
})

test('links to videos, only by http addresses', () => {
  const film = (url: string) => ({
    __typename: 'ProductVideo' as const, url: 'still.jpg', label: 'Film', position: 3, disabled: false,
    video_content: { video_url: url },
  })
  const { videos, pictures } = productChoice({ ...simple, media_gallery: [film('https://films.example/1'), film('javascript:alert(1)')] }, 'en')
  expect(videos).toEqual([{ url: 'https://films.example/1', title: 'Film', picture: 'still.jpg' }])
  expect(pictures).toEqual([])
})

test('[PDP-12] a variant at its own price has its own lowest price of the 30 days before', () => {
  const { lowest, variants } = productChoice(configurable, 'en', ({ price_range }) => `below ${price_range.minimum_price.regular_price.value}`)
  expect(lowest).toBe('below 189')
  expect(variants[0]?.lowest).toBe('below 100')
})

test('[PDP-13] tiers that all variants share are the product’s, others the variant’s', () => {
  const tiered = (sku: string, uid: string, single: number, now: number) => {
    const { attributes, product } = variant(sku, [uid], 'red.jpg', range(single))
    return { attributes, product: { ...product, price_tiers: [{ quantity: 5, discount: { amount_off: single - now } }] } }
  }
  const shared = productChoice({ ...configurable, variants: [tiered('a', 'red', 100, 90), tiered('b', 'blue', 100, 90)] }, 'en')
  expect(shared.tierPrices).toEqual({ single: 100, tiers: [{ quantity: 5, now: 90 }] })
  expect(shared.variants.map(({ tierPrices }) => tierPrices)).toEqual([undefined, undefined])

  const own = productChoice({ ...configurable, variants: [tiered('a', 'red', 100, 90), tiered('b', 'blue', 120, 108)] }, 'en')
  expect(own.tierPrices).toBeUndefined()
  expect(own.variants.map(({ tierPrices }) => tierPrices?.tiers)).toEqual([[{ quantity: 5, now: 90 }], [{ quantity: 5, now: 108 }]])
})

test('[PDP-13] a product without variants has its own tiers', () => {
  const product = { ...simple, price_tiers: [{ quantity: 3, discount: { amount_off: 39 } }] }
  expect(productChoice(product, 'en').tierPrices).toEqual({ single: 189, tiers: [{ quantity: 3, now: 150 }] })
})

const labelled = (url: string, label: string) => ({ ...image(url, 1), label })

test('[PDP-18] pictures have the labels of the merchant, and not the name that Magento puts in their place', () => {
  const labelsOf = (...media_gallery: ReturnType<typeof labelled>[]) => productChoice({ ...simple, media_gallery }, 'en').pictureLabels
  expect(labelsOf(labelled('a.jpg', 'Rolled up'), labelled('b.jpg', 'Mat'))).toEqual(['Rolled up', ''])
  expect(labelsOf(labelled('a.jpg', 'Mat'), labelled('b.jpg', 'Mat'))).toBeUndefined()
  expect(labelsOf(labelled('a.jpg', 'Mat-Blue-M'), labelled('b.jpg', 'Mat-Blue-M')), 'the name of a variant').toBeUndefined()
})

test('[PDP-19] a file is neither counted nor shipped', () => {
  const files = { ...base, options: null, links_title: 'Files', links_purchased_separately: 0, downloadable_product_links: [], downloadable_product_samples: [] }
  expect(productChoice({ ...files, __typename: 'DownloadableProduct' } as ProductPageFragment, 'en')).toMatchObject({ isFile: true, isShipped: false })
  expect(productChoice(simple, 'en')).not.toHaveProperty('isFile')
})

test('[PDP-19] a service is not shipped', () => {
  expect(productChoice({ ...base, options: null, __typename: 'VirtualProduct' } as ProductPageFragment, 'en').isShipped).toBe(false)
  expect(productChoice(simple, 'en').isShipped).toBe(true)
})

test('[PDP-18] captions say what a label says beyond the name and the first picture, of variants as well', () => {
  const labelled = (url: string, label: string | null) => ({ ...image(url, 1), label })
  const captionsOf = (...media_gallery: ReturnType<typeof labelled>[]) => productChoice({ ...simple, media_gallery }, 'en').captions
  expect(captionsOf(labelled('a.jpg', 'Mat, Blue'), labelled('b.jpg', 'Mat, Blue, rolled up, 4 mm'))).toEqual(['', 'rolled up, 4 mm'])
  expect(captionsOf(labelled('a.jpg', null), labelled('b.jpg', 'Mat, rolled up'))).toEqual(['', 'rolled up'])
  expect(captionsOf(labelled('a.jpg', 'Mat'), labelled('b.jpg', 'Mat')), 'the name, in the place of a label').toBeUndefined()
  const [blue] = configurable.variants!
  const variants = [{ ...blue!, product: { ...blue!.product!, media_gallery: [labelled('red.jpg', 'Mat, Red'), labelled('red-2.jpg', 'Mat, Red, rolled up')] } }]
  const { pictures, captions } = productChoice({ ...configurable, variants }, 'en')
  expect(captions?.[pictures.indexOf('red-2.jpg')]).toBe('rolled up')
})
