import { expect, test } from 'vitest'
import { inEnglish } from '../../refusals/refusal.fixture.ts'
import { quantityRefusal } from './quantity-check.ts'

const stock = { quantity: 10, onHand: 10, minSaleQty: 2, maxSaleQty: 8, increments: 1 }

test.each([
  [stock, 2, undefined],
  [stock, 8, undefined],
  [stock, 1, 'The fewest you may purchase is 2.'],
  [stock, 9, 'The requested qty exceeds the maximum qty allowed in shopping cart'],
  [stock, 2.5, 'You cannot use decimal quantity for this product.'],
  [{ ...stock, increments: 4 }, 8, undefined],
  [{ ...stock, increments: 4 }, 6, 'You can buy this product only in quantities of 4 at a time.'],
  [{ ...stock, quantity: 3 }, 4, 'The requested qty is not available'],
  [{ ...stock, quantity: 3 }, 3, undefined],
  [{ ...stock, quantity: 0 }, 2, 'There are no source items with the in stock status'],
])('%j in the quantity %d: %s', (limits, total, refusal) => {
  expect(inEnglish(quantityRefusal(limits, total))).toBe(refusal)
})
