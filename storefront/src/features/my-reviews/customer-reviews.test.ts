import { expect, test } from 'vitest'
import { productId } from './customer-reviews.ts'

test.each([
  ['MTI=', 'MTI'],
  ['a+/b==', 'a-_b'],
])('[ROUTE-21] the uid %s is %s in a path', (uid, id) => {
  expect(productId(uid)).toBe(id)
})
