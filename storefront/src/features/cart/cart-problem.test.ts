import { expect, test } from 'vitest'
import { ServerError, StoreError } from '../../graphql/errors.ts'
import { readProblem, readRefusal } from './cart-problem.ts'

test.each([
  ['Could not find a product with SKU "x"', { reason: 'notFound', count: 0 }],
  ['There are no source items with the in stock status', { reason: 'outOfStock', count: 0 }],
  ['This product is out of stock.', { reason: 'outOfStock', count: 0 }],
  ['The fewest you may purchase is 2.', { reason: 'fewest', count: 2 }],
  ['The most you may purchase is 10.', { reason: 'most', count: 10 }],
  ['Only 3 available for sale. Please adjust the quantity to continue', { reason: 'most', count: 3 }],
  ['You can buy this product only in quantities of 6 at a time.', { reason: 'steps', count: 6 }],
  ['The requested qty exceeds the maximum qty allowed in shopping cart', { reason: 'tooMany', count: 0 }],
  ['Could not update the product with SKU x: The requested qty is not available', { reason: 'notEnough', count: 0 }],
  ['The required options you selected are not available', { reason: 'optionGone', count: 0 }],
  ['You need to choose options for your item.', { reason: 'chooseOptions', count: 0 }],
  ["The coupon code isn't valid. Verify the code and try again.", { reason: 'couponWrong', count: 0 }],
  ['A coupon is already applied to the cart. Please remove it to apply another', { reason: 'couponApplied', count: 0 }],
  ['Sold on Tuesdays only', { reason: 'other', text: 'Sold on Tuesdays only' }],
])('tells what a refusal says: %s', (text, problem) => {
  expect(readRefusal(text)).toEqual(problem)
})

test('an outage is told from a refusal', () => {
  expect(readProblem(new ServerError('Cart', 'the server answered 503'))).toEqual({ reason: 'unreachable' })
  expect(readProblem(new StoreError('This product is out of stock.', 'invalid-input')).reason).toBe('outOfStock')
})
