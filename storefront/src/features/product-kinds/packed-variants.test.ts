import { expect, test } from 'vitest'
import { packProduct, unpackProduct } from './packed-variants.ts'
import type { ProductChoice } from './product-choice.ts'

const PRODUCT: ProductChoice = {
  uid: 'MTc=', sku: 'fleece', name: 'Fleece', isForSale: true, isShipped: true, isInStock: true, currency: 'PLN', price: 'PLN 389.00', pictures: ['https://shop.test/media/f/l/fleece-larch.webp', 'https://shop.test/media/f/l/fleece-back.webp', 'https://shop.test/media/t/a/tarn.webp'], ownPictures: 2,
  options: [
    { code: 'color', label: 'Colour', values: [{ uid: 'larch', label: 'Larch' }, { uid: 'tarn', label: 'Tarn' }] },
    { code: 'size', label: 'Size', values: [{ uid: 's', label: 'S' }, { uid: 'm', label: 'M' }] },
  ],
  variants: [
    { sku: 'larch-s', uids: ['larch', 's'], isInStock: true, pictures: [0, 1] },
    { sku: 'larch-m', uids: ['larch', 'm'], isInStock: false, pictures: [0, 1] },
    { sku: 'tarn-m', uids: ['tarn', 'm'], isInStock: true, left: 2, price: 'PLN 399.00', pictures: [2] },
  ],
}

test('a page gets the variants that the shop has', () => {
  expect(unpackProduct(packProduct(PRODUCT))).toEqual(PRODUCT)
})

test('the options of a variant may come in another order than those of the product', () => {
  const turned = { ...PRODUCT, variants: PRODUCT.variants.map((variant) => ({ ...variant, uids: variant.uids.toReversed() })) }
  expect(unpackProduct(packProduct(turned))).toEqual(PRODUCT)
})

test('what the variants share is sent once', () => {
  const { packed, pictures } = packProduct(PRODUCT)
  expect(pictures).toEqual(['f/l/fleece-larch.webp', 'f/l/fleece-back.webp', 't/a/tarn.webp'])
  expect(packed).toEqual({
    base: 'https://shop.test/media/',
    galleries: [[0, 1], [2]],
    variants: [['larch-s', [0, 0], 0], ['larch-m', [0, 1], 0, { isSoldOut: true }], ['tarn-m', [1, 1], 1, { left: 2, price: 'PLN 399.00' }]],
  })
})

test('a product without variants stays as it is', () => {
  expect(unpackProduct(packProduct({ ...PRODUCT, options: [], variants: [] }))).toEqual({ ...PRODUCT, options: [], variants: [] })
})
