import { expect, test } from 'vitest'
import { orderProgress } from './order-progress.ts'
import { INVOICED, orderWith, SHIPPED } from './order.fixture.ts'

const settings = { pages: { psp_blik: 'https://pay.example' }, shops: [{ street: 'Krupówki 40', postcode: '34-500' }] }
const elsewhere = { street: ['Kościeliska', '14a'], postcode: '34-500' } as never

type Change = Parameters<typeof orderWith>[0]
const progress = (change: Change) => orderProgress(orderWith({ shipping_address: elsewhere, ...change }), settings)

/** Steps, the current one in brackets. */
function shown(change: Change): string {
  const { steps, at, note } = progress(change)
  return [...steps.map((step, index) => (index === at ? `[${step}]` : step)), at > 0 && at === steps.length && '✓', note && `(${note})`].filter(Boolean).join(' ')
}

test.each<[string, Change, string]>([
  ['waits for a transfer', {}, 'received [payment] sent (unpaid)'],
  ['waits for a payment service', { payment: 'psp_blik' }, 'received [payment] sent (unpaid)'],
  ['waits, as its status says', { payment: 'unknown', status: 'Oczekuje na płatność' }, 'received [payment] sent (unpaid)'],
  ['is paid on delivery', { payment: 'cashondelivery' }, '[received] packing sent'],
  ['is paid in a way that the storefront does not know', { payment: 'unknown' }, '[received] packing sent'],
  ['has a status of the merchant', { payment: 'unknown', status: 'Sewing' }, '[received] packing sent'],
  ['is paid', { status: 'Processing', lines: [INVOICED] }, 'received [packing] sent'],
  ['is under way without an invoice', { status: 'W realizacji' }, 'received [packing] sent'],
  ['has left in part', { status: 'Processing', lines: [SHIPPED, INVOICED] }, 'received [packing] sent (partlySent)'],
  ['has left', { status: 'Processing', lines: [SHIPPED] }, 'received packing sent ✓'],
  ['has left but for what was cancelled', { status: 'Processing', lines: [{ quantity_shipped: 1, quantity_canceled: 1 }] }, 'received packing sent ✓'],
  ['is complete, and a set of which only the parts were shipped', { status: 'Complete', lines: [{ product_type: 'bundle', ...INVOICED }] }, 'received packing sent ✓'],
  ['is on hold', { status: 'On Hold', lines: [INVOICED] }, 'received [packing] sent (held)'],
  ['is on hold and unpaid', { status: 'Wstrzymane' }, 'received [payment] sent (held)'],
  ['has a payment that is checked', { status: 'Suspected Fraud', lines: [INVOICED] }, 'received [packing] sent (review)'],
  ['is canceled', { status: 'Canceled', lines: [{ quantity_canceled: 2 }] }, '(canceled)'],
  ['is canceled under a label of the merchant', { status: 'Gone', lines: [{ quantity_canceled: 2 }] }, '(canceled)'],
  ['is canceled, and a set without quantities', { status: 'Anulowane' }, '(canceled)'],
  ['is refunded', { status: 'Closed', lines: [{ ...SHIPPED, quantity_refunded: 2 }] }, '(refunded)'],
  ['is refunded in part', { status: 'Complete', lines: [{ ...SHIPPED, quantity_refunded: 1 }] }, 'received packing sent ✓'],
  ['has goods and files, which are not sent', { status: 'Processing', lines: [SHIPPED, { product_type: 'downloadable' }] }, 'received packing sent ✓'],
  ['has only files', { lines: [{ product_type: 'downloadable' }], shipping_address: null }, 'received [payment] (unpaid)'],
  ['has only files, paid for', { status: 'Complete', lines: [{ product_type: 'downloadable', ...INVOICED }], shipping_address: null }, 'received paid ✓'],
  ['has only a service, paid for', { status: 'Processing', lines: [{ product_type: 'virtual', ...INVOICED }], shipping_address: null }, 'received paid ✓'],
])('[ACC-05] the steps of an order that %s', (_what, change, text) => {
  expect(shown(change)).toBe(text)
})

test('[ACC-05] an order that goes to one of the shops is collected', () => {
  const toShop = orderProgress(orderWith({ status: 'Processing', lines: [INVOICED] }), settings)
  expect(toShop).toMatchObject({ steps: ['received', 'packing', 'collectable'], isCollected: true })
  expect(progress({ shipping_address: { street: ['Krupówki', '40'], postcode: '30-045' } as never }).isCollected).toBe(false)
})

test.each<[string, Change, string | undefined]>([
  ['its payment', { status: 'Processing', lines: [INVOICED] }, '2026-11-17T09:00:00.000Z'],
  ['the order, for cash on delivery', { payment: 'cashondelivery' }, '2026-11-16T09:00:00.000Z'],
  ['the order, if it is paid at once and the release has no date of the payment', { payment: 'psp_blik', status: 'Processing', changed: '', lines: [INVOICED] }, '2026-11-16T09:00:00.000Z'],
  ['no known day, if a transfer arrived at an unknown time', { status: 'Processing', changed: '', lines: [INVOICED] }, undefined],
  ['no day while it waits for the payment', {}, undefined],
  ['no day where the storefront does not know what it waits for', { payment: 'unknown' }, undefined],
  ['no day while it is on hold', { status: 'On Hold', lines: [INVOICED] }, undefined],
  ['no day once it has left', { status: 'Processing', lines: [SHIPPED] }, undefined],
  ['no day once a part has left', { status: 'Processing', lines: [SHIPPED, INVOICED] }, undefined],
  ['no day for a service', { status: 'Processing', lines: [{ product_type: 'virtual' }], shipping_address: null }, undefined],
])('[ACC-05] the days of delivery count from %s', (_what, change, from) => {
  expect(progress(change).packedFrom?.toISOString()).toBe(from)
})
