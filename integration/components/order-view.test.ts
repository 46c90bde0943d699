import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render } from './rendered.fixture.ts'

const order = {
  id: 'MQ==', created_at: '2026-03-31 22:30:00', order_date: '2026-03-31 22:30:00', status: 'Complete', items: [], total: null,
  shipping_address: null, billing_address: null, shipping_method: null, payment_methods: [], shipments: [], invoices: [], credit_memos: [], comments: [],
}

test.each([
  ['en', '000000042', '/withdrawal?order=000000042'],
  ['pl', '000000042', '/pl/withdrawal?order=000000042'],
  ['en', 'A&B #42', '/withdrawal?order=A%26B%20%2342'],
] as const)('[WITHDRAW-01] in %s, the order %s links to %s', async (language, number, href) => {
  const html = await render('orders/order-view.tsx', 'OrderView', { order: { ...order, number }, newer: {} }, language)
  expect(html).toContain(`href="${href}">${translatorFor(language, '')('dashboardOrder.withdraw')}</a>`)
})
