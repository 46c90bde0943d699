import { expect, test } from 'vitest'
import { hasRequiredOptions } from './has-required-options.ts'

test.each([
  [false, { __typename: 'GroupedProduct' }],
  [false, { __typename: 'SimpleProduct', options: null }],
  [false, { __typename: 'SimpleProduct', options: [null, { required: null }, { required: false }] }],
  [true, { __typename: 'SimpleProduct', options: [{ required: false }, { required: true }] }],
])('%s for %j', (expected, product) => {
  expect(hasRequiredOptions(product)).toBe(expected)
})
