import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

// The form reads there whether the shop has a bot check.
beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

const value = (uid: string) => ({ uid, label: uid })
const options = [{ code: 'color', label: 'Colour', values: [value('rowan')] }, { code: 'size', label: 'Size', values: [value('S'), value('M')] }]
const variants = [
  { sku: 'rowan-s', uids: ['rowan', 'S'], isInStock: false, pictures: [] },
  { sku: 'rowan-m', uids: ['rowan', 'M'], isInStock: true, pictures: [] },
]
const fields = (product: object) => ({
  product: { sku: 'shell', name: 'Krywań 3L Shell', options, variants, isInStock: true, ...product }, choice: { color: 'rowan' }, missing: undefined, onChoose: () => {},
})
const ofFields = (product: object, language: 'en' | 'pl' = 'en') => textsOf('product-kinds/option-fields.tsx', 'OptionFields', fields(product), language)

test.each([['en', 'Tell me when it is back'], ['pl', 'Powiadom, gdy wróci']] as const)('[PDP-20] in %s, the button stands beside the size that is out of stock', async (language, label) => {
  const html = await render('product-kinds/option-fields.tsx', 'OptionFields', fields({ hasAlerts: true }), language)
  const [, ofColour, ofSize] = html.split('<fieldset')
  expect(ofSize).toContain(label)
  expect(ofColour).not.toContain(label)
})

test('[PDP-20] without a service there is no button, and for a product that is sold out it takes the place of the buy button', async () => {
  expect(await ofFields({})).not.toContain('Tell me when it is back')
  expect(await ofFields({ hasAlerts: true, isInStock: false })).not.toContain('Tell me when it is back')
  const row = { name: 'Beanie', price: { price: 'PLN 99.00' }, isPending: false, onAdd: () => undefined, alert: 'Tell me when it is back' }
  expect(await textsOf('product-kinds/buy-row.tsx', 'BuyRow', { ...row, isInStock: false })).toEqual(['Tell me when it is back'])
  expect(await textsOf('product-kinds/buy-row.tsx', 'BuyRow', { ...row, isInStock: false, alert: false })).toEqual(['Out of stock'])
  expect(await textsOf('product-kinds/buy-row.tsx', 'BuyRow', { ...row, isInStock: true })).toEqual(['Add to cart'])
})

const SIZES = [{ sku: 'rowan-s', label: 'Rowan, S' }, { sku: 'rowan-l', label: 'Rowan, L' }]
const form = (soldOut: object[], language: 'en' | 'pl' = 'en') => textsOf('stock-alert/stock-alert-form.tsx', 'StockAlertForm', { name: 'Krywań 3L Shell', soldOut }, language)

test('[PDP-20] the form offers the sold-out variants, none of them chosen, and no choice where there is one', async () => {
  expect(await form(SIZES)).toEqual(expect.arrayContaining(['Which one?', 'Choose one', 'Rowan, S', 'Rowan, L', 'Email', 'Tell me']))
  const single = await form([SIZES[0]!], 'pl')
  expect(single).toContain('Krywań 3L Shell (Rowan, S): wyślemy jedną wiadomość, gdy tylko znów będzie w sklepie.')
  expect(single).not.toContain('Na co czekasz?')
})

test.each([
  ['in-stock', 'en', /It is already back/],
  ['gone', 'pl', /Tego produktu już nie sprzedajemy/],
  ['unreachable', 'en', /couldn’t save your request/],
  ['too-many', 'pl', /za 2 minuty/],
] as const)('[PDP-20] why a request was not stored: %s in %s', async (outcome, language, text) => {
  const answer = { outcome, ...(outcome === 'too-many' && { minutes: 2 }) }
  expect((await textsOf('stock-alert/stock-alert-problem.tsx', 'StockAlertProblem', { answer }, language)).join(' ')).toMatch(text)
})
