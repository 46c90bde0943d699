import { expect, test } from 'vitest'
import { itemProgress } from './item-choices.ts'

test.each([
  [{ quantity_shipped: 0 }, []],
  [{ quantity_shipped: 3 }, []],
  [{ quantity_shipped: 2 }, ['shipped 2']],
  [{ quantity_shipped: 1, quantity_refunded: 1, quantity_canceled: 1 }, ['shipped 1', 'refunded 1', 'canceled 1']],
  [{ quantity_canceled: 3 }, ['canceled 3']],
])('[ACC-05] three pieces with %o show the progress %j', (counts, progress) => {
  const item = { quantity_ordered: 3, quantity_shipped: 0, quantity_refunded: null, quantity_canceled: null, ...counts }
  expect(itemProgress(item).map(({ step, quantity }) => `${step} ${quantity}`)).toEqual(progress)
})
