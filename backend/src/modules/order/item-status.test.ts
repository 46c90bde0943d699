import { expect, test } from 'vitest'
import { itemStatus } from './item-status.ts'

test.each([
  [[0, 0, 0, 0], 'Ordered'],
  [[3, 0, 0, 0], 'Invoiced'],
  [[3, 3, 0, 0], 'Shipped'],
  [[3, 3, 3, 0], 'Refunded'],
  [[3, 0, 3, 0], 'Refunded'],
  [[0, 0, 0, 3], 'Canceled'],
  [[1, 0, 0, 0], 'Partial'],
  [[0, 3, 0, 0], 'Mixed'],
])('three ordered, %j invoiced, shipped, refunded and canceled: %s', ([invoiced, shipped, refunded, canceled], status) => {
  expect(itemStatus({
    quantity: 3, quantityInvoiced: invoiced!, quantityShipped: shipped!, quantityRefunded: refunded!, quantityCanceled: canceled!,
  })).toBe(status)
})
