import { expect, test } from 'vitest'
import { productId } from './product-id.ts'

test.each([
  ['MTI=', 'MTI'],
  ['a+/b==', 'a-_b'],
])('[ROUTE-21] the uid %s is %s in an address', (uid, id) => {
  expect(productId(uid)).toBe(id)
})
