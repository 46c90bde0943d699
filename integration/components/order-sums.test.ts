import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { textsOf } from './rendered.fixture.ts'

const pln = (value: number) => ({ value, currency: 'PLN' })
const total = {
  grand_total: pln(122.99), discounts: [{ label: 'WIATR10', amount: pln(10) }, null], total_tax: pln(23),
  taxes: [{ title: 'VAT', rate: 23, amount: pln(21) }, { title: 'VAT', rate: 5, amount: pln(2) }],
}
const prices = { isNet: false, subtotal: pln(118), shipping: pln(14.99), lines: new Map(), areLinesNetOnly: false }

const t = translatorFor('en', '')
const name = (key: string) => t(`dashboardOrder.sums.${key}`)
const sums = async (order: object = {}, change: object = {}) => {
  const shown = await textsOf('orders/order-sums.tsx', 'OrderSums', { order: { total, ...order }, prices: { ...prices, ...change } })
  return shown.map((text) => text.replaceAll(/\s/g, ' '))
}

const TOTAL = [name('grandTotal'), 'PLN 122.99']
const DISCOUNT = [name('discount'), 'WIATR10', '−PLN 10.00']
const SUMS = [name('subtotal'), 'PLN 118.00', ...DISCOUNT, name('shipping'), 'PLN 14.99']
const taxes = (key: string) => [name(key), 'VAT 23%', 'PLN 21.00', name(key), 'VAT 5%', 'PLN 2.00']

test('[ACC-05] tax that is included in the prices follows the total, each rate with its name', async () => {
  expect(await sums()).toEqual([...SUMS, ...TOTAL, ...taxes('taxIncluded')])
})

test('[ACC-05] tax that is added precedes the total', async () => {
  expect(await sums({}, { isNet: true })).toEqual([...SUMS, ...taxes('tax'), ...TOTAL])
})

test('[ACC-05] an order without a delivery has no row for it, and lines without tax are explained', async () => {
  const shown = await sums({}, { shipping: undefined, areLinesNetOnly: true })
  expect(shown).toEqual([name('subtotal'), 'PLN 118.00', ...DISCOUNT, ...TOTAL, ...taxes('taxIncluded'), name('linesNet')])
})

test('[ACC-05] a discount is negative even if the backend says so itself', async () => {
  expect(await sums({ total: { ...total, discounts: [{ label: 'WIATR10', amount: pln(-10) }] } })).toEqual([...SUMS, ...TOTAL, ...taxes('taxIncluded')])
})

test('[CHK-22] a delivery that cost nothing is free, not 0.00', async () => {
  expect(await sums({}, { shipping: pln(0) })).toContain('Free')
})
