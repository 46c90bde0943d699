import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { settings } from './order-settings.fixture.ts'
import { type Language, render, textsOf } from './rendered.fixture.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-17T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const item = {
  __typename: 'OrderItem', id: '1', product_name: 'Tee', product_sku: 'tee', product_url_key: 'tee', product_type: 'simple', product_sale_price: { value: 9, currency: 'PLN' },
  quantity_ordered: 2, quantity_invoiced: 0, quantity_shipped: 0, quantity_refunded: 0, quantity_canceled: 0, selected_options: [], entered_options: [], gift_message: null,
}
const place = { firstname: 'Agata', lastname: 'Wierch', street: ['Karmelicka', '27'], postcode: '31-131', city: 'Kraków', country_code: 'PL' }
const order = {
  id: 'MQ==', number: '000000042', created_at: '2026-11-16 09:00:00', order_date: '2026-11-16 09:00:00', status: 'Complete', items: [], total: null, gift_message: null,
  shipping_address: null, billing_address: null, shipping_method: null, payment_methods: [], shipments: [], invoices: [], credit_memos: [], comments: [],
}
const AT_DOOR = { shipping_address: { ...place, street: ['Długa', '1'] }, payment_methods: [{ name: 'Cash', type: 'cashondelivery' }] }

const view = (change: object, newer = {}) => ['orders/order-view.tsx', 'OrderView', { loaded: { order: { ...order, ...change }, newer }, settings }] as const
const linkIn = (language: Language) => `${translatorFor(language, '')('dashboardOrder.withdraw')}</a>`

test.each([
  ['en', '000000042', '/withdrawal?order=000000042'],
  ['pl', '000000042', '/pl/withdrawal?order=000000042'],
  ['en', 'A&B #42', '/withdrawal?order=A%26B%20%2342'],
] as const)('[WITHDRAW-01] in %s, the order %s links to %s', async (language, number, href) => {
  expect(await render(...view({ number }), language)).toContain(`href="${href}">${linkIn(language)}`)
})

test('[WITHDRAW-01] an order that can no longer be withdrawn from has no such link', async () => {
  const file = { ...item, product_type: 'downloadable', quantity_invoiced: 2 }
  expect(await render(...view({ items: [file] }))).toContain(linkIn('en'))
  expect(await render(...view({ items: [file], created_at: '2026-03-08 09:00:00' }))).not.toContain(linkIn('en'))
})

test.each([
  ['en', 'Received (done) Packing Sent Delivery Wed 18 Nov – Thu 19 Nov'],
  ['pl', 'Przyjęte (gotowe) Pakowanie Wysłane Dostawa: śr. 18.11 – czw. 19.11'],
] as const)('[ACC-05] the page says how far the order is, and when it is expected, in %s', async (language, steps) => {
  const change = { ...AT_DOOR, status: 'Processing', items: [{ ...item, quantity_invoiced: 2 }] }
  const texts = await textsOf(...view(change, { since248: { available_actions: [], order_status_change_date: '2026-11-17 08:00:00', items: [], total: null } }), language)
  expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain(steps)
})

test('[ACC-05] an order that a shop keeps is ready to collect', async () => {
  const html = await render(...view({ shipping_address: place, status: 'Complete', items: [{ ...item, quantity_invoiced: 2, quantity_shipped: 2 }] }))
  expect(html).toContain('Ready to collect')
  expect(html).not.toContain('aria-current')
})

test.each([
  ['On Hold', {}, 'We have put this order on hold', 'Nothing is sent until we release it. Contact us if you would like to know why.'],
  ['On Hold', { comments: [{ message: 'The size is being remade.', timestamp: '2026-11-17 09:00:00' }] }, 'We have put this order on hold', 'Nothing is sent until we release it. See our message below.'],
  ['On Hold', { shipping_address: place }, 'We have put this order on hold', 'It cannot be collected until we release it. Contact us if you would like to know why.'],
  ['Payment Review', {}, 'The payment is being checked', 'The order will continue once the payment is confirmed.'],
  ['Canceled', {}, 'This order was cancelled', 'Nothing more will be sent.'],
  ['Closed', { credit_memos: [{ number: '1', items: [], total: null, comments: [] }] }, 'This order was refunded', 'The refund is listed below.'],
])('[ACC-05] the status %s is explained: %j', async (status, change, title, help) => {
  const texts = await textsOf(...view({ ...AT_DOOR, items: [item], status, ...change }))
  expect(texts.slice(texts.indexOf(title)).join(' ')).toMatch(new RegExp(`^${RegExp.escape(`${title} ${help}`)}`))
})

test.each([
  ['en', '/contact', 'Packing (on hold)'],
  ['pl', '/pl/contact', 'Pakowanie (wstrzymane)'],
] as const)('[ACC-05] an order on hold marks its step as paused in words, too, and links to the contact page, in %s', async (language, href, step) => {
  const change = { ...AT_DOOR, items: [{ ...item, quantity_invoiced: 2 }] }
  expect((await textsOf(...view({ ...change, status: 'On Hold' }), language)).join(' ')).toContain(step)
  const html = await render(...view({ ...change, status: 'On Hold' }), language)
  expect(html).toContain(`href="${href}"`)
  expect(html).not.toContain('border-accent')
  expect(await render(...view({ ...change, status: 'Processing' }), language)).toContain('border-accent')
})

test.each([
  ['en', ['Your files', '17 November 2026', 'The plan', 'Valid for a year.', 'Messages from the shop', '17 November 2026', 'Packed.']],
  ['pl', ['Twoje pliki', '17 listopada 2026', 'Your files', 'The plan', 'Valid for a year.', 'Wiadomości od sklepu', '17 listopada 2026', 'Packed.']],
] as const)('[ACC-05] the files that the shop sends a guest are apart from its messages, in %s', async (language, expected) => {
  const timestamp = '2026-11-17 09:00:00'
  const plan = 'Your files\nThe plan: https://shop.example/downloadable/download/link/id/a-b/\nValid for a year.'
  const change = { comments: [{ message: 'Packed.', timestamp }, { message: plan, timestamp }], items: [item] }
  const texts = await textsOf(...view(change), language)
  const start = texts.indexOf(expected[0])
  expect(texts.slice(start, start + expected.length)).toEqual(expected)
  expect((await render(...view(change), language)).match(/<svg[^>]*><path[^>]*><\/path><\/svg>The plan<\/a>/g)).toHaveLength(1)
})

test('[ACC-05] an order with an invoice has one button that prints', async () => {
  const invoices = [{ number: '1', items: [], total: { grand_total: { value: 9, currency: 'PLN' } }, comments: [] }]
  const texts = await textsOf(...view({ items: [item], invoices }))
  expect(texts).toContain('Invoice 1')
  expect(texts.filter((text) => /print/i.test(text))).toEqual(['Print'])
})
