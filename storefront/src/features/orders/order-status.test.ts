import { expect, test } from 'vitest'
import { orderTone } from './order-status.tsx'

test.each([
  ['Pending', 'waiting'],
  ['On Hold', 'held'],
  ['Suspected Fraud', 'held'],
  ['Processing', 'under-way'],
  ['W realizacji', 'under-way'],
  ['COMPLETE', 'done'],
  ['Anulowane', 'ended'],
  ['Waiting for the wind', undefined],
  ['constructor', undefined],
  ['', undefined],
])('[ACC-04] an order that is "%s" has the colour of %s', (status, tone) => {
  expect(orderTone(status)).toBe(tone)
})
