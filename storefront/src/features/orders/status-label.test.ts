import { expect, test } from 'vitest'
import { orderTone, statusIn } from './status-label.ts'

test.each([
  ['Pending', 'waiting'],
  ['On Hold', 'held'],
  ['Suspected Fraud', 'held'],
  ['Processing', 'under-way'],
  ['W realizacji', 'under-way'],
  ['COMPLETE', 'done'],
  ['Anulowane', 'ended'],
  ['Cancelled', 'ended'],
  ['Closed', 'refunded'],
  ['Waiting for the wind', undefined],
  ['constructor', undefined],
  ['', undefined],
])('[ACC-04] an order that is "%s" has the colour of %s', (status, tone) => {
  expect(orderTone(status)).toBe(tone)
})

test.each([
  ['en', 'Zrealizowane', 'Complete'],
  ['pl', 'Complete', 'Zrealizowane'],
  ['pl', 'On Hold', 'Wstrzymane'],
  ['pl', 'Zakończone', 'Zakończone'],
  ['pl', 'Suspected Fraud', 'Suspected Fraud'],
  ['en', 'complete', 'complete'],
  ['en', 'Czeka na wiatr', 'Czeka na wiatr'],
] as const)('[ACC-05] in %s the status "%s" reads "%s"', (locale, label, shown) => {
  expect(statusIn(locale, label)).toBe(shown)
})
