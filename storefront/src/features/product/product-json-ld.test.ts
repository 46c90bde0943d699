import { expect, test } from 'vitest'
import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { productJsonLd } from './product-json-ld.ts'

const money = (value: number) => ({ value, currency: 'PLN' as const })
const range = (value: number) => ({
  minimum_price: { regular_price: money(value), final_price: money(value), discount: null },
  maximum_price: { final_price: money(value) },
})
const mat = {
  __typename: 'SimpleProduct', uid: 'MQ==', sku: 'mat', name: 'Mat', url_key: 'mat', stock_status: 'IN_STOCK', only_x_left_in_stock: null,
  new_from_date: null, new_to_date: null, meta_title: null, meta_description: null,
  description: null, short_description: { html: '<p>Folds <b>small</b></p>' }, categories: null, image: null,
  media_gallery: [{ __typename: 'ProductImage', url: 'http://pictures.example/mat.jpg', label: null, position: 1, disabled: false }],
  price_range: range(189),
} as unknown as ProductPageFragment
const liked = { rating_summary: 93, review_count: 38 }
const variant = (sku: string, size: string, stock_status: 'IN_STOCK' | 'OUT_OF_STOCK') => ({
  attributes: [{ uid: size, code: 'size' }, { uid: 'long', code: 'length' }],
  product: { ...mat, __typename: 'SimpleProduct' as const, sku, stock_status, price_range: range(100), media_gallery: [] },
})
const tee = {
  ...mat,
  __typename: 'ConfigurableProduct',
  configurable_options: [
    { uid: 's', attribute_code: 'size', label: 'Size', position: 0, values: [{ uid: 's1', label: 'S', swatch_data: null }, { uid: 'm1', label: 'M', swatch_data: null }] },
    { uid: 'l', attribute_code: 'length', label: 'Length', position: 1, values: [{ uid: 'long', label: 'Long', swatch_data: null }] },
  ],
  variants: [variant('tee-S', 's1', 'IN_STOCK'), variant('tee-M', 'm1', 'OUT_OF_STOCK')],
} as ProductPageFragment

test('a product has an offer, a rating in stars and a picture on the shop’s own host', () => {
  expect(productJsonLd(mat, liked, '/mat')).toMatchObject({
    '@type': 'Product',
    sku: 'mat',
    url: 'http://localhost:3000/mat',
    description: 'Folds small',
    image: ['http://localhost:3000/_next/image?url=http%3A%2F%2Fpictures.example%2Fmat.jpg&w=1200&q=75'],
    offers: { price: 189, priceCurrency: 'PLN', availability: 'InStock' },
    aggregateRating: { ratingValue: 4.7, reviewCount: 38 },
  })
})

test.each([{ ...liked, review_count: 0 }, undefined])('leaves out the rating of %j, and a missing brand', (reviewed) => {
  const data = productJsonLd(mat, reviewed, '/mat')
  expect(Object.keys(data)).not.toContain('aggregateRating')
  expect(Object.keys(data)).not.toContain('brand')
})

test('takes the brand from the attributes', () => {
  const branded = { ...mat, custom_attributesV2: { items: [{ code: 'brand', value: 'Halny' }] } }
  expect(productJsonLd(branded, liked, '/mat')).toMatchObject({ brand: { '@type': 'Brand', name: 'Halny' } })
})

test('a configurable product is a group of variants with their own SKU, price and stock', () => {
  const data = productJsonLd(tee, liked, '/tee') as { hasVariant: object[] }
  expect(data).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'mat', variesBy: ['https://schema.org/size', 'length'] })
  expect(Object.keys(data)).not.toContain('offers')
  expect(data.hasVariant).toEqual([
    { '@type': 'Product', sku: 'tee-S', size: 'S', offers: { '@type': 'Offer', price: 100, priceCurrency: 'PLN', availability: 'InStock' } },
    expect.objectContaining({ sku: 'tee-M', offers: expect.objectContaining({ availability: 'OutOfStock' }) }),
  ])
})
