import { expect, test } from 'vitest'
import { ServerError } from '../../graphql/errors.ts'
import { foundProducts } from './with-page.ts'

test('products that were deleted, or have no address, are left out', () => {
  expect(foundProducts('MoreProducts', { items: [{ url_key: 'tee' }, null, { url_key: null }] })).toEqual([{ url_key: 'tee' }])
  expect(foundProducts('MoreProducts', { items: [] })).toEqual([])
})

test.each([null, { items: null }])('[API-05] an answer without a list is a server error: %j', (products) => {
  expect(() => foundProducts('MoreProducts', products)).toThrow(ServerError)
})
