import { expect, test } from 'vitest'
import { userError } from './user-error.ts'

test.each([
  ['Could not find a product with SKU "x"', 'PRODUCT_NOT_FOUND'],
  ['There are no source items with the in stock status', 'NOT_SALABLE'],
  ['The fewest you may purchase is 2.', 'INSUFFICIENT_STOCK'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
  ['The requested qty exceeds the maximum qty allowed in shopping cart', 'UNDEFINED'],
  ['Some of the products are out of stock.', 'UNDEFINED'],
])('%s has the code %s', (message, code) => {
  expect(userError(message)).toEqual({ code, message })
})
