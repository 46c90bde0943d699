import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { linePath } from './line-path.ts'
import { productPath } from './product-path.ts'

const lineOf = (product: object) => ({ uid: 'MQ==', product: { url_key: 'mug', ...product } }) as unknown as CartLineFragment

test.each([
  ['a product with an address', { url_rewrites: [{ url: 'mug.html' }] }, '/mug'],
  ['one of which the shop says no addresses', { url_rewrites: null }, '/mug'],
  ['a part that is not visible individually', { url_rewrites: [] }, undefined],
  ['one without a key', { url_key: null, url_rewrites: null }, undefined],
])('the way to %s', (_case, product, path) => {
  expect(productPath(lineOf(product), 'en')).toBe(path)
  expect(linePath(lineOf(product), 'en')).toBe(path && `${path}?line=MQ%3D%3D`)
})
