import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render, textsOf } from './rendered.fixture.ts'

const order = {
  id: 'MQ==', number: '000000042', created_at: '2026-03-31 22:30:00', order_date: '2026-03-31 22:30:00', status: 'Complete',
  total: { grand_total: { value: 1133.99, currency: 'PLN' } },
  items: ['Tee', 'Cap', 'Flask', 'Map', null].map((product_name, index) => product_name && { id: String(index), product_name, product_sku: product_name, product_url_key: null }),
}
const reordering = { isPending: () => false, reorder: async () => {} }
const SHOWN = {
  en: { day: '1 April 2026', total: 'PLN 1,133.99', path: '/dashboard/orders/000000042', status: 'Complete' },
  pl: { day: '1 kwietnia 2026', total: '1 133,99 zł', path: '/pl/dashboard/orders/000000042', status: 'Zrealizowane' },
}

test.each(['en', 'pl'] as const)('[ACC-04] the table and the cards of a phone show number, day, total and status, in %s', async (language) => {
  const html = await render('orders/order-list.tsx', 'OrderList', { orders: [order], reordering }, language)
  const [table, cards] = html.replaceAll(/\s/g, ' ').split('</table>')
  const { day, total, path, status } = SHOWN[language]
  for (const list of [table!, cards!]) {
    for (const text of [`href="${path}">${order.number}</a>`, day, total, `<span class="status status-done">${status}</span>`]) expect(list).toContain(text)
  }
  expect(cards).toContain(`aria-label="${translatorFor(language, '')('dashboardOrders.viewNamed', { number: order.number })}"`)
})

test.each([
  ['en', 'And 1 more product'],
  ['pl', 'I jeszcze 1 produkt'],
] as const)('[ACC-04] an order has places for the pictures of its first three products, with their names, in %s', async (language, more) => {
  const texts = await textsOf('orders/order-list.tsx', 'OrderList', { orders: [order], reordering }, language)
  expect(texts.filter((text) => ['Tee', 'Cap', 'Flask', 'Map', '+1', more].includes(text))).toEqual(['Tee', 'Cap', 'Flask', '+1', more, 'Tee', 'Cap', 'Flask', '+1', more])
})
