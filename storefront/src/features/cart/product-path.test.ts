import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { linePath, productPath } from './product-path.ts'

const lineOf = (product: object) => ({ uid: 'MQ==', product: { url_key: 'mug', ...product } }) as unknown as CartLineFragment

test.each([
  ['a product with a rewrite', { url_rewrites: [{ url: 'mug.html' }] }, '/mug'],
  ['a product without rewrites in the answer', { url_rewrites: null }, '/mug'],
  ['a part that is not visible individually', { url_rewrites: [] }, undefined],
  ['a product without a key', { url_key: null, url_rewrites: null }, undefined],
])('[CART-07] the path of %s', (_case, product, path) => {
  expect(productPath(lineOf(product), 'en')).toBe(path)
  expect(linePath(lineOf(product), 'en')).toBe(path && `${path}?line=MQ%3D%3D`)
  expect(linePath(lineOf(product), 'pl')).toBe(path && `/pl${path}?line=MQ%3D%3D`)
})
