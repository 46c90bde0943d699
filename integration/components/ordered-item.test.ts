import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render, textsOf } from './rendered.fixture.ts'

const pln = (value: number) => ({ value, currency: 'PLN' })
const counts = { quantity_ordered: 2, quantity_invoiced: 2, quantity_shipped: 2, quantity_refunded: 0, quantity_canceled: 0 }
const item = {
  __typename: 'OrderItem', id: '1', product_name: 'Bidon', product_sku: 'HAL-PST', product_url_key: 'bidon', product_sale_price: pln(104), ...counts,
  selected_options: [{ label: 'Kolor', value: 'Jodła' }], entered_options: [{ label: 'Grawer', value: 'A&W' }],
}
const prices = { each: pln(104), row: pln(208) }
const product = { urlKey: 'bidon', picture: undefined, price: 104 }

const ITEM = ['orders/ordered-item.tsx', 'OrderedItem'] as const

test.each([
  ['en', '/bidon', 'PLN 104.00', 'PLN 208.00'],
  ['pl', '/pl/bidon', '104,00 zł', '208,00 zł'],
] as const)('[ACC-05] an item has its SKU, options and prices, and a link to its product, in %s', async (language, href, each, row) => {
  const t = translatorFor(language, '')
  const texts = await textsOf(...ITEM, { item, prices, product }, language)
  expect(texts.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    'Bidon', `${t('dashboardOrder.item.sku', { sku: 'HAL-PST' })} · Jodła`, 'Grawer: A&amp;W', t('dashboardOrder.item.each', { count: 2, price: each }), row,
  ])
  const html = await render(...ITEM, { item, prices, product }, language)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, found]) => found)).toEqual([href, href])
})

test.each([['en', 'Delivery at once: yes'], ['pl', 'Delivery at once: tak']] as const)('[ACC-05] a sentence that the buyer agreed to is one word beside its label, in %s', async (language, line) => {
  const selected_options = [...item.selected_options, { label: 'Delivery at once', value: 'I want the files at once, and know what that means.' }]
  const texts = await textsOf(...ITEM, { item: { ...item, selected_options }, prices, product }, language)
  expect(texts.slice(1, 3)).toEqual([`${translatorFor(language, '')('dashboardOrder.item.sku', { sku: 'HAL-PST' })} · Jodła`, line])
})

test('[ACC-05] an item whose product is gone is no link, and has its SKU for a missing name', async () => {
  const html = await render(...ITEM, { item: { ...item, product_name: null }, prices, product: undefined })
  expect(html).not.toContain('href')
  expect(html).toMatch(/<h2[^>]*>HAL-PST<\/h2>/)
})
